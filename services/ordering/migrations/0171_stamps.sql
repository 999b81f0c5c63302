-- Stamp cards of accounts (ADR 0046). An order has at most one stamp.
create table stamp (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  account_id uuid not null,
  -- Null: given by staff.
  order_id uuid,
  given_at timestamptz not null,
  expires_at timestamptz,
  -- The reward that it was spent on.
  reward_id uuid,
  primary key (tenant_id, id));
create unique index stamp_order on stamp (tenant_id, order_id) where order_id is not null;
create index stamp_account on stamp (tenant_id, account_id);
select protect_tenant_table('stamp');

-- Personal coupons; `discount_id` is the discount with the code.
create table stamp_reward (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  account_id uuid not null,
  discount_id uuid not null,
  given_at timestamptz not null,
  is_revoked boolean not null default false,
  primary key (tenant_id, id));
create index stamp_reward_account on stamp_reward (tenant_id, account_id);
select protect_tenant_table('stamp_reward');

-- History of a card.
create table stamp_entry (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  account_id uuid not null,
  at timestamptz not null,
  change int not null,
  kind text not null,
  order_id uuid,
  by text not null default '',
  reason text not null default '',
  primary key (tenant_id, id));
create index stamp_entry_account on stamp_entry (tenant_id, account_id, id);
select protect_tenant_table('stamp_entry');
