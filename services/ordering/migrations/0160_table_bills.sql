-- Bills of tables (ADR 0045). The orders of a bill name it.
create table table_bill (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  branch_id uuid not null,
  table_id uuid not null,
  table_identifier text not null,
  number int not null,
  state text not null default 'open',
  opened_at timestamptz not null,
  opened_by text not null,
  closed_at timestamptz,
  wish text,
  wished_at timestamptz,
  primary key (tenant_id, id));
create unique index table_bill_open on table_bill (tenant_id, table_id) where state = 'open';
create index table_bill_open_of_branch on table_bill (tenant_id, branch_id, opened_at) where state = 'open';
select protect_tenant_table('table_bill');

-- The last number of a branch's bills; locked until the commit that opens one.
create table table_bill_counter (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  last int not null,
  primary key (tenant_id, branch_id));
select protect_tenant_table('table_bill_counter');

-- The bill of an order, its last fired course, and the parts of it that were paid at the table; null without them.
alter table orders add column bill_id uuid;
alter table orders add column fired_course smallint;
alter table orders add column payments jsonb;
create index orders_of_bill on orders (tenant_id, bill_id) where bill_id is not null;
