-- The time that each recurring job was last begun for (jobs/jobs.ts). It belongs to no tenant: the relay's connection alone
-- reaches it.
create table job (
  name text primary key,
  begun_for timestamptz(3) not null);
do $$
begin
  execute format('grant select, insert, update on job to %I', current_setting('theke.relay'));
end $$;
