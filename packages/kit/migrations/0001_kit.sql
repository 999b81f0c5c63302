-- What every service's database has. `theke.app` and `theke.relay` name the service's two roles; the migrator sets them.

create function tenant_of_session() returns uuid language sql stable
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

-- Row-level security for a table with a tenant_id: the app role sees and writes only the tenant that its transaction
-- set. FORCEd, so that even the owner cannot read past it by mistake.
create function protect_tenant_table(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy tenant on %I to %I using (tenant_id = tenant_of_session()) with check (tenant_id = tenant_of_session())',
    name, current_setting('theke.app'));
  execute format('grant select, insert, update, delete on %I to %I', name, current_setting('theke.app'));
end $$;

-- A table for one API resource (RULINGS "HTTP"): the document, its version, and who owns it.
create function create_resource_table(name text) returns void language plpgsql as $$
begin
  execute format('create table %I (
    tenant_id uuid not null default tenant_of_session(),
    id uuid not null,
    version int not null,
    doc jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tenant_id, id))', name);
  perform protect_tenant_table(name);
end $$;

-- Events that were decided and not yet handed to the bus. The flag, not a cursor: sequence order is not commit order.
create table outbox (
  id uuid primary key,
  tenant_id uuid not null default tenant_of_session(),
  event jsonb not null,
  sent_at timestamptz);
create index outbox_unsent on outbox (id) where sent_at is null;
create index outbox_sent on outbox (sent_at) where sent_at is not null;
select protect_tenant_table('outbox');

-- Events that were applied; a second delivery of the same one changes nothing.
create table inbox (
  tenant_id uuid not null default tenant_of_session(),
  consumer text not null,
  event_id uuid not null,
  at timestamptz not null default now(),
  primary key (tenant_id, consumer, event_id));
create index inbox_at on inbox (at);
select protect_tenant_table('inbox');

-- The newest version that a copy has seen of another service's aggregate. Stays after a deletion, so that an older
-- event that arrives late does not bring the aggregate back.
create table copied_version (
  tenant_id uuid not null default tenant_of_session(),
  kind text not null,
  subject uuid not null,
  version int not null,
  primary key (tenant_id, kind, subject));
select protect_tenant_table('copied_version');

-- The relay reaches the outbox of every tenant, sweeps old inbox rows, and nothing else.
do $$
declare relay text := current_setting('theke.relay');
begin
  execute format('create policy relay_reads on outbox for select to %I using (true)', relay);
  execute format('create policy relay_marks on outbox for update to %I using (true) with check (true)', relay);
  execute format('create policy relay_sweeps on outbox for delete to %I using (sent_at is not null)', relay);
  execute format('create policy relay_sweeps on inbox for delete to %I using (true)', relay);
  execute format('create policy relay_reads on inbox for select to %I using (true)', relay);
  execute format('grant select, delete, update (sent_at) on outbox to %I', relay);
  execute format('grant select, delete on inbox to %I', relay);
end $$;
