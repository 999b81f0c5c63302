-- Accounts of a business for booking files (ADR 0056); without a row none are entered.
create table booking_accounts (
  tenant_id uuid not null default tenant_of_session() primary key,
  version int not null default 1,
  doc jsonb not null);
select protect_tenant_table('booking_accounts');
