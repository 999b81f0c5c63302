-- How to reach branches that were deleted, for the status pages of their orders (STATUS-12).
create table former_branch (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  contact jsonb not null,
  primary key (tenant_id, id));
select protect_tenant_table('former_branch');
