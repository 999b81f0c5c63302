select create_resource_table('tasks');
-- Ranks are compared sign by sign, as the rule does that makes them (packages/rules/src/tasks/rank.ts).
create index tasks_board on tasks (tenant_id, (doc ->> 'state'), (doc ->> 'rank') collate "C");

select create_resource_table('task_templates');

-- What became of a task: comments and changes, only ever added to.
create table task_entry (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  task_id uuid not null,
  at timestamptz not null,
  by_name text not null,
  user_id uuid,
  comment text,
  change jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade);
create index task_entry_of_task on task_entry (tenant_id, task_id, at);
select protect_tenant_table('task_entry');

-- Who has looked at a task, and when last (TIME-12).
create table task_seen (
  tenant_id uuid not null default tenant_of_session(),
  task_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, task_id, user_id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade);
select protect_tenant_table('task_seen');

-- For which days a template has made its task: once for each branch, also where that task was deleted.
create table task_made (
  tenant_id uuid not null default tenant_of_session(),
  template_id uuid not null,
  branch_id uuid not null,
  day date not null,
  primary key (tenant_id, template_id, branch_id, day),
  foreign key (tenant_id, template_id) references task_templates (tenant_id, id) on delete cascade);
select protect_tenant_table('task_made');
