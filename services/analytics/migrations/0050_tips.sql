-- Tips of counted orders by payment method, in 1/10,000 of the currency (TIP-10). They are in no sum of revenue. An order without
-- a tip has no row.
alter table order_figure add column tip bigint not null default 0;
create table tip_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  branch_id uuid not null,
  payment_method text not null,
  orders int not null,
  gross bigint not null,
  primary key (tenant_id, day, branch_id, payment_method));
select protect_tenant_table('tip_day');
