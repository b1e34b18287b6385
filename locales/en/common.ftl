# What the other files of this language share: teams with their forms, scores, numbers.
# docs/translating.md explains TEAM, SIDE and PERCENT.

team-home = Home
    .nom = the home side
    .gen = the home side’s
team-away = Away
    .nom = the away side
    .gen = the away side’s
team-you = You
    .nom = you
    .gen = your
team-own = Your side
    .nom = your side
    .gen = your side’s
team-name = { $name }
    .nom = { $name }
    .gen = { $name }’s
    .gen-s = { $name }’

score = { $home }–{ $away }
percent = { $number }%
decimal-sign = .

# Before a shirt number (H5); the goalkeeper’s letter stands where players have no numbers.
letter-home = H
letter-away = A
letter-keeper = G

# Before a line of commentary; the last of several codes.
minute = { $minute }′
list-last = { $list } and { $last }
