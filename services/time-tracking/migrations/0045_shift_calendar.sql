-- Secret addresses of people's calendars (TIME-28). Only the hash of the key is stored.
create table shift_calendar (
  tenant_id uuid not null default tenant_of_session(),
  person_id uuid not null,
  key_hash text not null,
  created_at timestamptz not null,
  primary key (tenant_id, person_id));
create unique index shift_calendar_key on shift_calendar (tenant_id, key_hash);
select protect_tenant_table('shift_calendar');
