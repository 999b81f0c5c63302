-- The previous entry of a subject is read for each line of the log: the newest first, without sorting.
create index audit_log_subject_at on audit_log (tenant_id, subject, at desc, id desc);
drop index audit_log_subject;
