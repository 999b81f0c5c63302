-- The branches whose orders name an upload: an employee sees the files of theirs. Null: it was stored before this was written down,
-- and every member of staff sees it.
alter table uploads add column branches uuid[];
