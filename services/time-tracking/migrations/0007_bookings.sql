-- What somebody said that they work on: of a fact, or null where it says nothing about it; of an activity as it follows from its facts.
alter table punch add column booked jsonb;
alter table working_activity add column project_id uuid, add column task_id uuid;
create index working_activity_of_project on working_activity (tenant_id, project_id, start_at) where project_id is not null;
create index working_activity_of_task on working_activity (tenant_id, task_id) where task_id is not null;
