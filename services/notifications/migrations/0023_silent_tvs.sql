-- Silent TVs that a branch has not been alerted to yet (signage/alert-about-tvs.ts).
create table silent_tv (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  branch_id uuid not null,
  name text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, id));
create index silent_tv_of_branch on silent_tv (tenant_id, branch_id);
select protect_tenant_table('silent_tv');
