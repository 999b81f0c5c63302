-- What each shift counts as, as people know it (ADR 0108); whose it is is not kept.
create table planned_figure (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  branch_id uuid not null,
  start_at timestamptz not null,
  seconds int not null,
  pause_seconds int not null,
  is_open boolean not null,
  primary key (tenant_id, id));
create index planned_figure_start on planned_figure (tenant_id, start_at);
select protect_tenant_table('planned_figure');
