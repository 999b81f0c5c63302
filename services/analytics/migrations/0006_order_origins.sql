-- Where an order came from (STAT-06, QR-07): 'qr', 'search', 'social', 'link', 'direct', 'staff', or 'unknown' where nobody told.
alter table order_figure
  add column origin text not null default 'unknown',
  -- The code's path; empty where it was none.
  add column qr text not null default '';

-- Of orders that count.
create table origin_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  branch_id uuid not null,
  origin text not null,
  qr text not null,
  orders int not null,
  gross bigint not null,
  net bigint not null,
  primary key (tenant_id, day, branch_id, origin, qr));

-- Of those that were counted before, nobody was told.
alter table order_figure no force row level security;
insert into origin_day (tenant_id, day, branch_id, origin, qr, orders, gross, net)
select tenant_id, day, branch_id, 'unknown', '', count(*), sum(gross), sum(net)
from order_figure where outcome = 'counted' group by tenant_id, day, branch_id;
alter table order_figure force row level security;
select protect_tenant_table('origin_day');
