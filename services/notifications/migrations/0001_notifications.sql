-- What others own and notifications needs: its own copies, kept by events (ARCHITECTURE section 1).
do $$
declare name text;
begin
  foreach name in array array['branch_copy', 'config_copy', 'tenant_copy'] loop
    execute format('create table %I (
      tenant_id uuid not null default tenant_of_session(), id uuid not null, doc jsonb not null, primary key (tenant_id, id))', name);
    perform protect_tenant_table(name);
  end loop;
end $$;

-- What ordering told of an order, in whatever order its events came.
create table told_order (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  -- Null as long as nothing but its erasure was heard.
  uid text,
  branch_id uuid,
  -- Null until the branch may begin with it.
  placed_at timestamptz,
  status text,
  -- The fields that were told, and the version that each of them was told at.
  known jsonb not null,
  versions jsonb not null,
  is_erased boolean not null default false,
  primary key (tenant_id, id));
create index told_order_placed on told_order (tenant_id, branch_id, placed_at desc) where placed_at is not null;
select protect_tenant_table('told_order');

create table message (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  -- Why it is sent: its kind and the event that asked for it.
  cause text not null,
  channel text not null,
  kind text not null,
  order_id uuid,
  branch_id uuid,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  state text not null,
  carrier text,
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, id));
create index message_newest on message (tenant_id, created_at desc);
create index message_order on message (tenant_id, order_id);
-- Once per cause, whatever the code does. What was erased has no recipient any more.
create unique index message_once on message (tenant_id, cause, channel, recipient) where state <> 'erased';
select protect_tenant_table('message');
