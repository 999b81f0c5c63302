-- Who has seen to it, when, and what came of it; null together until then.
alter table mismatch add column resolved_at timestamptz;
alter table mismatch add column resolved_by text;
alter table mismatch add column note text;
create index mismatch_open on mismatch (tenant_id, at desc) where resolved_at is null;
