-- Fiscal port (ADR 0038): receipts that the till of a branch has to sign, and its answers.
create table fiscal_receipt (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null default uuidv7(),
  register text not null,
  number int not null,
  branch_id uuid not null,
  order_id uuid not null,
  -- The change of the order that moved the money: it has one receipt.
  order_version int not null,
  issued_at timestamptz not null,
  -- Amounts are decimal numbers as on the wire.
  doc jsonb not null,
  state text not null default 'open',
  answer jsonb,
  answered_at timestamptz,
  primary key (tenant_id, id));
create unique index fiscal_receipt_number on fiscal_receipt (tenant_id, register, number);
create unique index fiscal_receipt_of_change on fiscal_receipt (tenant_id, order_id, order_version);
create index fiscal_receipt_issued on fiscal_receipt (tenant_id, issued_at);
create index fiscal_receipt_open on fiscal_receipt (tenant_id, number) where state = 'open';
select protect_tenant_table('fiscal_receipt');

-- Numbers of a register, without gaps. Locked until the commit of the transaction that uses one.
create table fiscal_counter (
  tenant_id uuid not null default tenant_of_session(),
  register text not null,
  last int not null,
  primary key (tenant_id, register));
select protect_tenant_table('fiscal_counter');

-- Answered receipts of an order, as its receipts show them; null without a register.
alter table orders add column fiscal jsonb;

-- Receipts are never changed or deleted; they only get their answer.
do $$
begin
  execute format('revoke update, delete on fiscal_receipt from %I', current_setting('theke.app'));
  execute format('grant update (state, answer, answered_at) on fiscal_receipt to %I', current_setting('theke.app'));
end $$;
