-- What is to be done later, stored with the change that makes it necessary (events/timers.ts). `at` is when it is next
-- tried; `attempts` counts the tries.
create table timer (
  tenant_id uuid not null default tenant_of_session(),
  name text not null,
  subject uuid not null,
  at timestamptz(3) not null,
  attempts int not null default 0,
  primary key (tenant_id, name, subject));
create index timer_at on timer (at);
select protect_tenant_table('timer');

-- The relay's connection, which is open anyway, finds what is due of every tenant; whoever acts on it is the app.
do $$
declare relay text := current_setting('theke.relay');
begin
  execute format('create policy relay_reads on timer for select to %I using (true)', relay);
  execute format('grant select on timer to %I', relay);
end $$;
