-- What counted orders brought under each VAT rate, in 1/10,000 of the currency (STAT-30). Orders of before are known once they are told
-- anew (npm run replay -- --to analytics); until then they stand apart.
alter table order_figure add column taxes jsonb;
create table tax_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  branch_id uuid not null,
  -- In percent.
  rate numeric not null,
  orders int not null,
  gross bigint not null,
  net bigint not null,
  primary key (tenant_id, day, branch_id, rate));
select protect_tenant_table('tax_day');
