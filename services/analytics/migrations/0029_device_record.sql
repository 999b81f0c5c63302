-- What an entry was sent as, beside its category (STAT-13). Older entries have none: their kind counts.
alter table visit_log add column type text;

-- Primary language of the browser (STAT-11).
alter table visitor_day add column language text;
