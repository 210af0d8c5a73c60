# What the server says.

server-stale = Something has happened meanwhile. Look again, then choose.
server-not-yours = That is not your seat.
server-not-started = The match has not begun yet.
server-started = The match has begun already.
server-over = The match is over.
server-not-over = The match is not over yet.
server-resigned = This seat has given up.
server-bot-plays = A bot plays for this seat now. Take the seat back first.
server-plays-already = You play this seat yourself already.
server-undo-waits = An undo waits for consent already.
server-undo-gone = There is nothing to consent to any more.
server-undo-not-asked = You are not asked about this undo.
server-only-players = Only those who play at this table can do that.
server-only-host = Only the one who made the table can do that.
server-no-person-there = No person plays that seat now.
server-still-here = That person is still here, or has only just left. Wait a little.
server-no-such-bot = There is no bot called { $bot }.
server-seats-open = There are still open seats. Invite somebody, or seat a bot there.
server-seat-taken = Somebody else has taken that seat.
server-no-such-seat = This table has no such seat.
server-no-such-link = This personal link is no longer valid. Ask for a new one on the device where you last played.
server-no-such-table = There is no such table. Perhaps the address was not copied whole.
server-no-such-game = There is no such game.
server-no-such-option = This game has no such option that takes a text.
server-no-such-record = There is no such record.
server-no-such-language = There are no words in that language.
server-no-such-thing = There is nothing at this address.
server-unknown-rules = This match was played by rules of { $game } that this version of Pyramidion does not know.
server-damaged = What was kept of this table can no longer be read, so it cannot be opened. Other tables are not affected.
server-wrong-method = That cannot be done at this address.
server-stranger = The server does not know you yet. Load the page again.
server-foreign = A page of another site may not do this.
server-unknown-host = This server does not answer to the name { $host }. Whoever runs it can allow that: pyramidion serve --allow-host { $host }
server-busy = Too much happens at this table at once. Try again.
server-database-busy = The database is busy. Nothing that was played is lost; try again.
server-disk-full = The server has no room left to keep this. Nothing that was played is lost; try again later.
server-used-key = This key was used for something else already. Make a new one for each command.
server-removed = The one who made the table has removed you from your seat.
server-outdated = This page is older than the server. Load it again; nothing that was played is lost.
server-too-fast = That was too fast. Wait a moment.
server-too-many-sockets = You have this table open too many times. Close some of its windows.
server-broken = Something went wrong at the server. Nothing of what was played is lost; try again.
server-binary = Messages are text; this one was binary.
server-too-long = Messages may have up to { $limit } bytes; this one was longer.
server-body-too-long = This is longer than the server takes.
server-text-too-long = A text for an option may have up to { $limit } characters; this one is longer.
server-record-too-long = A record may have up to { $limit } actions; this one has more.
server-hello-first = The first message on a socket must be hello.
server-unreadable = This cannot be read: { $problem }.
server-unknown-field = There is no field called { $field } here.
server-bad-field = The field { $field } is wrong: { $problem }.
server-bad-input = That is not possible: { $problem }
server-why-no-target = Nothing can be done with that now.
server-why-allowed = Nothing forbids this: you may do it.
server-why-go-on = That can be the beginning of something. Go on choosing.
server-hint-among-people = Hints are for tables where you play against bots, or with people at this screen.
server-hint-underway = A hint for you is being thought about already. Wait for it.
server-reason-resigned = { $player } has given up.
server-reason-other = The match is over: { $reason }.

bot-random = Random
bot-greedy = Greedy
bot-level1 = Stone carrier
bot-level2 = Mason
bot-level3 = Foreman
bot-level4 = Master builder
bot-level5 = Architect
bot-level6 = High priest
bot-level1-help = For a first match: errs as people do.
bot-level2-help = For beginners: plays soundly, at once.
bot-level3-help = For those who know the game.
bot-level4-help = Hard to beat, and still quick.
bot-level5-help = Very strong; thinks up to 3 seconds.
bot-level6-help = The strongest; thinks up to 3 seconds.
bot-random-help = Plays anything that is allowed.
bot-greedy-help = Looks one action ahead.

# What the page says.

page-title = Pyramidion
page-home = Pyramidion: all games
page-skip = Skip to the content
page-unknown = There is nothing at this address.
page-my-name = Your name
page-name = Name
page-name-of = Name of the player: { $seat }
page-language = Language
page-to-light = Light colours
page-to-dark = Dark colours
page-fault = The server did not answer as it should ({ $status }). Try again in a moment.
page-fault-offline = The server cannot be reached. Check your connection and try again.
page-fault-unexpected = Something went wrong on this page. Load it again.

page-start-heading = Pyramids to build, swap and climb
page-start-intro = Board games about pyramids: against bots, side by side at one screen, or with friends by a link.
page-game-by = { $designers }, { $year }
page-game-seats = { $least } to { $most } players
page-play-now = Play now
page-more = More ways to play…
page-rules = Rules
page-my-tables = Your tables
page-table-gathering = waiting for players
page-table-playing = being played
page-table-over = over
page-table-my-turn = your turn
page-import = Open a record…
page-import-help = A match saved as a file, to be replayed.

page-new-table = New table
page-how-many = How many players?
page-company = With whom?
page-company-bots = Against bots
page-company-here = At this screen
page-company-online = Online, by a link
page-seats = Players
page-who-me = Me
page-who-here = Somebody at this screen
page-who-open = Open: whoever has the link
page-options = Options
page-option-own = My own…
page-option-own-text = My own, as TOML or JSON
page-option-own-help = Fill in the default and change it, or load a file. It is checked as you type.
page-option-fill = Fill in the default
page-option-load = Load a file…
page-option-earlier = Bring back the text before
page-option-good = Good: it can be played so.
page-open-table = Open the table
page-start-match = Start the match

page-gathering =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
page-gathered = Everybody is here.
page-invite = Invite
page-invite-help = Send this link to those who shall play; they sit down at an open seat.
page-sit = Sit down
page-stand = Stand up
page-send-away = Send away
page-wait-for-host = The host can start the match now.
page-seat-bot = Seat a bot…

page-seat-open = Open seat
page-seat-mine = you
page-seat-away = away
page-seat-resigned = has given up
page-seat-substitute = { $bot } plays meanwhile
page-seat-turn = (to move)
page-seat-menu = More about { $name }
page-seat-link = Personal link
page-link-help = Opens your seat on another device. Keep it to yourself.
page-take-back = Play my seat again
page-substitute = Let a bot play meanwhile
page-reload = Load again
page-resign = Give up
page-resign-sure = Really give up?
page-bots-delayed = A fault at the server keeps the bots from moving. They go on by themselves as soon as it is over.
page-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

page-side = Players and log
page-log = What happened
page-log-empty = Nothing yet.
page-tools = Board
page-turn-left = Turn the board to the left
page-turn-right = Turn the board to the right
page-view-plan = Show from above
page-view-solid = Show in three dimensions
page-help = Keys and settings
page-your-turn = Your turn: choose what glows.
page-not-together = These do not go together. Choose something else, or go one step back.
page-back = One step back
page-confirm-move = Play this
page-confirm-setting = Ask me before a move is played
page-choices = Choices ({ $count })
page-choices-label = What can be chosen now
page-reconnecting = The connection is lost. Reconnecting…
page-hint = Give me a hint
page-hint-thinking = Thinking about it…
page-hint-told = Try: { $way } (worth { $worth }%)
page-undo = Take back my last move
page-undo-asked = { $name } would like to take back the last move.
page-undo-agree = Allow it
page-undo-refuse = No
page-undo-waits = Waiting for consent: { $names }
page-undo-withdraw = Never mind
page-copy = Copy
page-copied = Copied

page-handover = { $name }, it is your turn
page-handover-help = Hand the screen over. Only { $name } should look now.
page-handover-ready = I am { $name }

page-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
page-draw = A draw
page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-rematch = Play again
page-to-rematch = To the next match
page-replay = Replay
page-export = Save the record

page-replay-position = Position in the match
page-replay-step = { $step } of { $last }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause

page-chances = Chances of winning
page-chances-alone = Share of the best score
page-chances-show = Show the chances
page-chances-working = Looking back at the match: { $share }%
page-chance = { $share }%
page-chances-course = { $name }: { $first }% at first, { $last }% in the end
page-turning-points = Turning points
page-turning-none = No decision cost much.
page-turning-better = Better ({ $best }% instead of { $worth }%): { $story }

page-key-zones = from zone to zone
page-key-arrows = to the next thing that can be chosen
page-key-choose = choose it
page-key-turn = turn through what a half-chosen move can become
page-key-back = one step back
page-key-hint = ask for a hint
page-key-quarter = turn the board
page-key-view = from above, or in three dimensions
page-key-help = show or hide this
page-key-step = one step back, one step on
page-key-ends = to the beginning, to the end
page-key-autoplay = play or pause
