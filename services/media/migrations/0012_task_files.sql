-- Who reaches a task, as time-tracking last told it: whoever does reaches its files (ADR 0151).
create table task_reach (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  branch_id uuid,
  assignees uuid[] not null,
  primary key (tenant_id, id));
select protect_tenant_table('task_reach');

-- The files themselves lie on the disk (src/task-files/task-file-names.ts).
create table task_file (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  task_id uuid not null,
  extension text not null,
  name text not null,
  size int not null,
  user_id uuid,
  by_name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id));
create index task_file_task on task_file (tenant_id, task_id, created_at);
create index task_file_user on task_file (tenant_id, user_id);
select protect_tenant_table('task_file');
