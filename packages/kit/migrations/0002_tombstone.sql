-- What an owner has deleted, at the version that its deletion was told with: a replay tells it again, so that a copy which
-- missed it, or brought the aggregate back, lets it go (events/replay.ts).
create table tombstone (
  tenant_id uuid not null default tenant_of_session(),
  kind text not null,
  id uuid not null,
  version int not null,
  primary key (tenant_id, kind, id));
select protect_tenant_table('tombstone');
