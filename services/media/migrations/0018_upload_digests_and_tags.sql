-- `digest`: SHA-256 of the current file in base64; null for files from before. `tags`: words to group files by.
alter table uploads
  add column digest text,
  add column tags text[] not null default '{}';
