# Что говорит сервер.

server-stale = Тем временем что-то произошло. Посмотрите ещё раз и выбирайте.
server-not-yours = Это не ваше место.
server-not-started = Партия ещё не началась.
server-started = Партия уже началась.
server-over = Партия окончена.
server-not-over = Партия ещё не окончена.
server-resigned = Этот игрок уже сдался.
server-bot-plays = За это место сейчас играет бот. Сначала верните его себе.
server-plays-already = Вы и так играете сами.
server-undo-waits = Одна отмена уже ждёт согласия.
server-undo-gone = Соглашаться уже не с чем.
server-undo-not-asked = Об этой отмене спрашивают не вас.
server-only-players = Это могут только те, кто играет за этим столом.
server-only-host = Это может только тот, кто открыл стол.
server-no-person-there = На этом месте сейчас играет не человек.
server-still-here = Этот игрок ещё здесь или только что вышел. Подождите немного.
server-no-such-bot = Нет бота с именем { $bot }.
server-seats-open = Есть свободные места. Пригласите кого-нибудь или посадите бота.
server-seat-taken = Это место уже занято.
server-no-such-seat = За этим столом нет такого места.
server-no-such-link = Эта личная ссылка больше не действует. Получите новую на устройстве, где вы играли в последний раз.
server-no-such-table = Такого стола нет. Возможно, адрес скопирован не целиком.
server-no-such-game = Такой игры нет.
server-no-such-option = У этой игры нет такой настройки, которая принимает текст.
server-no-such-record = Такой записи нет.
server-no-such-language = На этом языке слов нет.
server-no-such-thing = По этому адресу ничего нет.
server-unknown-rules = Эта партия ({ $game }) сыграна по правилам, которых эта версия Pyramidion не знает.
server-damaged = Сохранённые данные этого стола больше не читаются, поэтому открыть его нельзя. Других столов это не касается.
server-wrong-method = По этому адресу такое сделать нельзя.
server-stranger = Сервер вас ещё не знает. Загрузите страницу заново.
server-foreign = Странице другого сайта этого делать нельзя.
server-unknown-host = Этот сервер не отзывается на имя { $host }. Разрешить его может администратор: pyramidion serve --allow-host { $host }
server-busy = За этим столом слишком много всего происходит сразу. Попробуйте ещё раз.
server-database-busy = База данных занята. Сыгранное не потеряно; попробуйте ещё раз.
server-disk-full = На сервере закончилось место, это не удалось сохранить. Сыгранное не потеряно; попробуйте позже.
server-used-key = Этот ключ уже использован для другой команды. Для каждой команды нужен новый ключ.
server-removed = Тот, кто открыл стол, освободил ваше место.
server-outdated = Эта страница старее сервера. Загрузите её заново; сыгранное не потеряно.
server-too-fast = Слишком быстро. Подождите секунду.
server-too-many-sockets = Этот стол открыт у вас слишком много раз. Закройте несколько окон.
server-broken = На сервере что-то сломалось. Сыгранное не пропало; попробуйте ещё раз.
server-binary = Сообщения — это текст, а пришли двоичные данные.
server-too-long = Сообщение слишком длинное: можно не больше { $limit } байт.
server-body-too-long = Это длиннее, чем принимает сервер.
server-text-too-long = Текст для настройки может содержать не больше символов, чем { $limit }; этот длиннее.
server-record-too-long = В записи слишком много действий: можно не больше { $limit }.
server-hello-first = Первым сообщением соединения должно быть hello.
server-unreadable = Это не удаётся прочитать: { $problem }.
server-unknown-field = Здесь нет поля { $field }.
server-bad-field = Поле { $field } заполнено неверно: { $problem }.
server-bad-input = Так нельзя: { $problem }
server-why-no-target = С этим сейчас ничего нельзя сделать.
server-why-allowed = Ничто не запрещает: так можно.
server-why-go-on = С этого можно начать. Выбирайте дальше.
server-hint-among-people = Подсказки есть только за столами, где вы играете против ботов или с людьми за этим экраном.
server-hint-underway = Подсказка для вас уже обдумывается. Дождитесь её.
server-reason-resigned = { $player }: партия сдана.
server-reason-other = Партия окончена: { $reason }.

bot-random = Случайный
bot-greedy = Жадный
bot-level1 = Носильщик камней
bot-level2 = Каменщик
bot-level3 = Десятник
bot-level4 = Мастер-строитель
bot-level5 = Зодчий
bot-level6 = Верховный жрец
bot-level1-help = Для первой партии: ошибается, как люди.
bot-level2-help = Для начинающих: играет разумно и сразу.
bot-level3-help = Для тех, кто знает игру.
bot-level4-help = Трудно победить, но ходит быстро.
bot-level5-help = Очень силён; думает до 3 секунд.
bot-level6-help = Самый сильный; думает до 3 секунд.
bot-random-help = Делает любой разрешённый ход.
bot-greedy-help = Смотрит на один ход вперёд.

# Что говорит страница.

page-title = Pyramidion
page-home = Pyramidion: все игры
page-skip = Перейти к содержанию
page-unknown = По этому адресу ничего нет.
page-my-name = Ваше имя
page-name = Имя
page-name-of = Имя игрока: { $seat }
page-language = Язык
page-to-light = Светлые цвета
page-to-dark = Тёмные цвета
page-fault = Сервер ответил не так, как должен ({ $status }). Попробуйте чуть позже.
page-fault-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
page-fault-unexpected = На этой странице что-то сломалось. Загрузите её заново.

page-start-heading = Пирамиды: стройте, меняйте, поднимайтесь
page-start-intro = Настольные игры о пирамидах: против ботов, рядом за одним экраном или с друзьями по ссылке.
page-game-by = { $designers }, { $year }
page-game-seats = Игроков: { $least }–{ $most }
page-play-now = Играть сейчас
page-more = Другие варианты…
page-rules = Правила
page-my-tables = Ваши столы
page-table-gathering = ждём игроков
page-table-playing = идёт партия
page-table-over = окончена
page-table-my-turn = ваш ход
page-import = Открыть запись…
page-import-help = Партия, сохранённая в файл, для просмотра.

page-new-table = Новый стол
page-how-many = Сколько игроков?
page-company = С кем?
page-company-bots = Против ботов
page-company-here = За этим экраном
page-company-online = По сети, по ссылке
page-seats = Игроки
page-who-me = Я
page-who-here = Кто-то за этим экраном
page-who-open = Свободно: для того, у кого ссылка
page-options = Настройки
page-option-own = Свой вариант…
page-option-own-text = Свой вариант, TOML или JSON
page-option-own-help = Вставьте обычный вариант и измените его или загрузите файл. Текст проверяется по мере ввода.
page-option-fill = Вставить обычный вариант
page-option-load = Загрузить файл…
page-option-earlier = Вернуть прежний текст
page-option-good = Хорошо: так можно играть.
page-open-table = Открыть стол
page-start-match = Начать партию

page-gathering =
    { $count ->
        [one] Ещё { $count } место свободно.
        [few] Ещё { $count } места свободны.
       *[many] Ещё { $count } мест свободно.
    }
page-gathered = Все в сборе.
page-invite = Пригласить
page-invite-help = Отправьте эту ссылку тем, с кем хотите играть: они сядут на свободное место.
page-sit = Сесть
page-stand = Встать
page-send-away = Убрать
page-wait-for-host = Тот, кто открыл стол, может начинать партию.
page-seat-bot = Посадить бота…

page-seat-open = Свободное место
page-seat-mine = вы
page-seat-away = нет на месте
page-seat-resigned = партия сдана
page-seat-substitute = пока играет { $bot }
page-seat-turn = (ход)
page-seat-menu = Ещё: { $name }
page-seat-link = Личная ссылка
page-link-help = Открывает ваше место на другом устройстве. Никому её не показывайте.
page-take-back = Снова играть за себя
page-substitute = Пусть пока играет бот
page-reload = Загрузить заново
page-resign = Сдаться
page-resign-sure = Точно сдаться?
page-bots-delayed = Из-за сбоя на сервере боты пока не могут ходить. Как только он пройдёт, они продолжат сами.
page-watchers =
    { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
       *[many] Смотрят { $count } зрителей.
    }

page-side = Игроки и ход партии
page-log = Что произошло
page-log-empty = Пока ничего.
page-tools = Поле
page-turn-left = Повернуть поле влево
page-turn-right = Повернуть поле вправо
page-view-plan = Вид сверху
page-view-solid = Объёмный вид
page-help = Клавиши и настройки
page-your-turn = Ваш ход: выбирайте то, что светится.
page-not-together = Это не сочетается. Выберите другое или вернитесь на шаг назад.
page-back = На шаг назад
page-confirm-move = Сделать ход
page-confirm-setting = Спрашивать, прежде чем сделать ход
page-choices = Варианты ({ $count })
page-choices-label = Что сейчас можно выбрать
page-reconnecting = Связь потеряна. Подключаемся снова…
page-hint = Подсказать ход
page-hint-thinking = Думаю…
page-hint-told = Попробуйте: { $way } (ценность { $worth } %)
page-undo = Отменить мой последний ход
page-undo-asked = Просьба отменить последний ход: { $name }.
page-undo-agree = Разрешить
page-undo-refuse = Нет
page-undo-waits = Ждём согласия: { $names }
page-undo-withdraw = Отозвать
page-copy = Скопировать
page-copied = Скопировано

page-handover = { $name }, ваш ход
page-handover-help = Передайте экран. Смотреть сейчас можно только одному игроку: { $name }.
page-handover-ready = Я — { $name }

page-won = Победа: { $names }
page-draw = Ничья
page-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
page-rematch = Сыграть ещё
page-to-rematch = К следующей партии
page-replay = Просмотр партии
page-export = Сохранить запись

page-replay-position = Место в партии
page-replay-step = { $step } из { $last }
page-replay-first = К началу
page-replay-back = На шаг назад
page-replay-next = На шаг вперёд
page-replay-last = К концу
page-replay-play = Смотреть
page-replay-pause = Пауза

page-chances = Шансы на победу
page-chances-alone = Доля лучшего результата
page-chances-show = Показать шансы
page-chances-working = Разбор партии: { $share } %
page-chance = { $share } %
page-chances-course = { $name }: в начале { $first } %, в конце { $last } %
page-turning-points = Переломные моменты
page-turning-none = Ни одно решение не обошлось дорого.
page-turning-better = Лучше ({ $best } % вместо { $worth } %): { $story }

page-key-zones = из зоны в зону
page-key-arrows = к следующему, что можно выбрать
page-key-choose = выбрать
page-key-turn = перебрать, чем может стать начатый ход
page-key-back = на шаг назад
page-key-hint = попросить подсказку
page-key-quarter = повернуть поле
page-key-view = сверху или объёмно
page-key-help = показать или скрыть эту подсказку
page-key-step = на шаг назад, на шаг вперёд
page-key-ends = к началу, к концу
page-key-autoplay = смотреть или пауза
