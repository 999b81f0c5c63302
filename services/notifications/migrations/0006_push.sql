-- Browsers that want to be told although their page is closed, and whose they are: a person's or a key's.
create table push_subscription (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  owner_kind text not null,
  owner_id uuid not null,
  -- SHA-256 of the endpoint.
  fingerprint text not null,
  -- Whose device it is, as staff read it.
  label text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- Null: every branch that the owner may see.
  branches uuid[],
  is_for_every_order boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id));
create unique index push_subscription_once on push_subscription (tenant_id, fingerprint);
create index push_subscription_owner on push_subscription (tenant_id, owner_id, created_at desc);
select protect_tenant_table('push_subscription');

-- Which branches' orders a person or a key may be told of: of what identity says, this and nothing else.
create table reach_copy (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  -- Null: every branch. None at all: switched off or deleted.
  branches uuid[],
  -- From then on none at all.
  until timestamptz,
  primary key (tenant_id, id));
select protect_tenant_table('reach_copy');

-- A step was put between `loud` and `told`.
update order_attention set step = step + 1 where step >= 2;
