-- When somebody worked in an ended activity, in whole seconds of the epoch as the rules count them: '{[1764140400,1764154800),[1764156600,1764172800)}'.
-- Laws look back at up to a year of a whole team: texts of instants and pauses take ten times as long to make and to read.
create function worked_spans(start_at timestamptz, end_at timestamptz, pauses jsonb) returns text immutable parallel safe language sql as $$
  select case when ends > begins then (int8multirange(int8range(begins, ends)) - coalesce((
    select range_agg(int8range(paused, resumed)) from (
      select greatest(begins, seconds_of_iso(pause ->> 'startAt')) as paused, least(ends, coalesce(seconds_of_iso(pause ->> 'endAt'), ends)) as resumed
      from jsonb_path_query(pauses, '$[*]') as pause) as each
    where resumed > paused), '{}'))::text else '{}' end
  from (select whole_seconds(start_at) as begins, whole_seconds(end_at) as ends) as whole $$;

-- null while it has not ended.
alter table working_activity add column worked_spans text
  generated always as (case when end_at is not null then worked_spans(start_at, end_at, pauses) end) stored;
