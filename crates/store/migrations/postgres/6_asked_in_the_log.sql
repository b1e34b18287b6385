-- Which request asked for an entry, and for what: the marks of its key. They lie where the entry is written anyway; a row of `keys` for
-- each move cost as much as the move. On the last of the entries that a request made; nothing where none asked, or before this was kept.

ALTER TABLE entries ADD COLUMN asked TEXT;
