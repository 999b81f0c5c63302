-- Kinds of aggregates of which this service has received the owner's snapshots (events/initial-snapshots.ts). It belongs to no
-- tenant: the relay's connection alone reaches it.
create table fetched_copy (
  kind text primary key,
  at timestamptz(3) not null default now());
do $$
begin
  execute format('grant select, insert on fetched_copy to %I', current_setting('theke.relay'));
end $$;
-- A database that has kept copies since before this table has those kinds already. Forced row security would hide every row.
alter table copied_version no force row level security;
alter table copy no force row level security;
insert into fetched_copy (kind) select kind from copied_version union select kind from copy;
alter table copied_version force row level security;
alter table copy force row level security;
