# Общие слова всех игр.

clause-G1 = Сейчас ходит кто-то другой.
clause-G2 = Партия окончена.
clause-G3 = Такого действия в этой игре нет; сейчас пишут так: { $forms }
clause-G4 = Такое действие в игре есть, но сейчас партия ждёт другого; сейчас пишут так: { $forms }

colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-turquoise = бирюзовый
colour-blue = синий
colour-violet = фиолетовый
colour-pink = розовый
colour-brown = коричневый
colour-white = белый

seat = Игрок { $seat }
chance = Случай

undo-nothing = { $seat }: решений ещё не было.
undo-drawn = Отменить нельзя ({ $seat }): после последнего решения уже вмешался случай.
undo-revealed = Отменить нельзя ({ $seat }): после последнего решения уже что-то открылось.

object-unreadable = Это не { $kind }: ошибка в строке { $line }, столбце { $column }.
object-deep = Слишком глубокая вложенность, прочесть нельзя: больше уровней, чем { $limit }.
object-long = Это длиннее, чем может понадобиться: ключей, значений и знаков больше, чем { $limit }.
