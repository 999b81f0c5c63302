-- Orders keep their version, and finished ones stay for some days: a late event does not call them again.
alter table queued_order add column version integer not null default 0;
alter table queued_order add column is_waiting boolean not null default true;
