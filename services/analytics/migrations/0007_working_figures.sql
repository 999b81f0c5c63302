-- What each activity counts as, by what time tracking last told of it; whose it was is not kept. What still runs is in `open`, and counted when it is read.
create table working_figure (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  branch_id uuid not null,
  start_at timestamptz not null,
  seconds int not null,
  pause_seconds int not null,
  is_end_missing boolean not null,
  open jsonb,
  primary key (tenant_id, id));
create index working_figure_start on working_figure (tenant_id, start_at);
select protect_tenant_table('working_figure');
