-- Whoever takes timers knows their subjects. With the name first, a plan made while few timers were stored reads all of a
-- name, as often as eight of them are taken (events/timers.ts).
alter table timer drop constraint timer_pkey, add primary key (tenant_id, subject, name);
