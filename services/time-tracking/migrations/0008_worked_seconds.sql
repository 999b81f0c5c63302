-- What an ended activity comes to, in whole seconds as the rules count them (packages/rules/src/working-time/work-spans.ts): fractions of
-- each instant are cut off, and of a pause counts what lies within. A balance of years sums it in place of reading each activity.
-- Instants in `pauses` are ISO texts in UTC, so that nothing here depends on a session: the functions are immutable.
create function whole_seconds(timestamptz) returns bigint immutable strict parallel safe language sql
  as $$ select floor(extract(epoch from $1 at time zone 'UTC'))::bigint $$;

create function seconds_of_iso(text) returns bigint immutable strict parallel safe language sql
  as $$ select floor(extract(epoch from $1::timestamptz at time zone 'UTC'))::bigint $$;

create function worked_seconds(start_at timestamptz, end_at timestamptz, pauses jsonb) returns int immutable parallel safe language sql as $$
  select greatest(0, whole_seconds(end_at) - whole_seconds(start_at) - coalesce((
    select sum(greatest(0, least(whole_seconds(end_at), coalesce(seconds_of_iso(pause ->> 'endAt'), whole_seconds(end_at)))
      - greatest(whole_seconds(start_at), seconds_of_iso(pause ->> 'startAt'))))
    from jsonb_path_query(pauses, '$[*]') as pause), 0))::int $$;

-- null while it has not ended.
alter table working_activity add column worked_seconds int
  generated always as (case when end_at is not null then worked_seconds(start_at, end_at, pauses) end) stored;
create index working_activity_settled on working_activity (tenant_id, person_id, start_at) include (worked_seconds)
  where end_at is not null and not is_removed;
