-- How far visitors of ended days came, by where they came from (STAT-16, ADR 0120). `referrer` is '' where none was told. Days that had ended
-- before this stands know it no more: their visitors' own rows are gone.
create table flow_day (
  tenant_id uuid not null default tenant_of_session(),
  day date not null,
  referrer text not null,
  reached text not null,
  visitors int not null,
  primary key (tenant_id, day, referrer, reached));
select protect_tenant_table('flow_day');
