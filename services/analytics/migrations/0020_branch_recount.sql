-- Branches whose orders are being counted by another clock: those with an id up to `after` are done. A row goes when all of them are.
create table branch_recount (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  after uuid not null,
  primary key (tenant_id, id));
select protect_tenant_table('branch_recount');
