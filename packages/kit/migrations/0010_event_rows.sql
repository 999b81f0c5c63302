-- An event with a whole order is about two kilobytes, just what PostgreSQL begins to compress. It is written once, read once and deleted:
-- compressing it cost more of an order's time than the pages that it saves.
alter table outbox set (toast_tuple_target = 4080);
alter table copy set (toast_tuple_target = 4080);
