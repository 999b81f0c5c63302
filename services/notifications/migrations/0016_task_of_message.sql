-- What a press on the notice of a new task opens.
alter table message add column task_id uuid;
