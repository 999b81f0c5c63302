import { randomUUID } from 'node:crypto';
import { employmentDraft } from '@theke/contracts/time-tracking/employment';
import { innenstadt, otherBranch } from '../../e2e/journeys/demo-shop.ts';
import { type Figure, ms } from '../figures.ts';
import type { WireRequest } from '../load/job.ts';
import { load } from '../load/load.ts';
import { percentile } from '../load/percentile.ts';
import type { Stage } from '../stage.ts';

const team = 50;
const years = 3;
const rate = 200;
const [warmUp, seconds] = [3, 10];
/** Each person clocks in once. */
const punchers = (warmUp + seconds + 2) * rate;
const aims = { sheet: 50, team: 200, punch: 100 };

/**
 * Working times of 50 people in one branch with three years of data: the month of one, the month of all, and clock-ins
 * (200 per second at one terminal). People and times are inserted into the tables without events.
 */
export async function times(stage: Stage): Promise<Figure[]> {
  const { platform, sql } = stage;
  const { id: branch } = await innenstadt(platform);
  const { id: otherBranchId } = await otherBranch(platform);
  const people = await addPeople(sql, branch, team);
  const worked = await addTimes(sql, branch, people);
  const cookie = await platform.login('admin@demo.example');
  const month = new Date().toISOString().slice(0, 7);
  const measure = async (path: string): Promise<number> => {
    const startedAt = performance.now();
    const { status, text } = await platform.call('GET', path, { cookie });
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text}`);
    return performance.now() - startedAt;
  };
  const range = `from=${month}-01&to=${month}-28`;
  const sheet = (person: string) => measure(`/api/time-sheets/balances?user=${person}&${range}`);
  const all = `/api/time-sheets/team-month?branch=${branch}&month=${month}`;
  const first = await measure(all);
  await stage.settled();
  const sheets: number[] = [];
  for (let round = 0; round < 4; round++) for (const id of people) sheets.push(await sheet(id));
  const teams: number[] = [];
  for (let round = 0; round < 40; round++) teams.push(await measure(all));
  await stage.settled();
  const punches = await load({
    port: platform.port,
    requests: await comings(stage, cookie, otherBranchId, await addPeople(sql, otherBranchId, punchers)),
    connections: 16,
    warmUp,
    seconds,
    rate,
  });
  const formatPercentiles = (values: readonly number[]) =>
    `p50 ${ms(percentile(values, 0.5))}, p95 ${ms(percentile(values, 0.95))}`;
  return [
    { label: `activities of ${team} people in ${years} years`, value: worked.toLocaleString('en-US') },
    {
      label: 'month sheet of one',
      value: formatPercentiles(sheets),
      aim: `p95 ${aims.sheet} ms`,
      isMet: percentile(sheets, 0.95) <= aims.sheet,
    },
    {
      label: `team month of ${team}`,
      value: `${formatPercentiles(teams)}, the first ${ms(first)}`,
      aim: `p95 ${aims.team} ms`,
      isMet: percentile(teams, 0.95) <= aims.team,
    },
    {
      label: `punches at ${rate}/s`,
      value: `${Math.round(punches.perSecond)}/s, p50 ${ms(punches.p50)}, p99 ${ms(punches.p99)}`,
      aim: `p99 ${aims.punch} ms`,
      isMet: punches.p99 <= aims.punch,
    },
  ];
}

/** Copies one of the demo's staff in time tracking's tables. @returns their ids */
async function addPeople(sql: Stage['sql'], branch: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await sql(
    'time-tracking',
    `insert into copy (tenant_id, kind, id, doc)
     select one.tenant_id, one.kind, fresh.id, one.doc || jsonb_build_object('id', fresh.id, 'email', fresh.id || '@demo.example',
       'lastName', 'Bench ' || n, 'isActive', true, 'expiresAt', null, 'branches', jsonb_build_array(jsonb_build_object('id', $2::text)))
     from unnest($1::uuid[]) with ordinality as fresh (id, n), (
       select person.* from copy person join copy branch on branch.tenant_id = person.tenant_id and branch.id = $2::uuid
       where person.doc ? 'lastName' limit 1) as one`,
    [ids, branch],
  );
  return ids;
}

/**
 * Adds five weeks of absence a year, and a shift with a break on every second weekday until yesterday. @returns number
 * of shifts
 */
async function addTimes(sql: Stage['sql'], branch: string, people: readonly string[]): Promise<number> {
  const startDate = new Date();
  startDate.setUTCFullYear(startDate.getUTCFullYear() - years);
  const from = startDate.toISOString().slice(0, 10);
  const employment = employmentDraft.parse({
    region: 'AT',
    employedFrom: from,
    countsFrom: from,
    terms: [{ validFrom: from, weeklyMinutes: 2_310, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 }],
  });
  const owner = `(select tenant_id from copy where id = $1::uuid) as owner`;
  await sql(
    'time-tracking',
    `insert into employment (tenant_id, person_id, version, doc)
     select owner.tenant_id, person, 1, $3::jsonb from unnest($2::uuid[]) as person, ${owner}`,
    [branch, people, JSON.stringify(employment)],
  );
  await sql(
    'time-tracking',
    `insert into absence (tenant_id, id, version, person_id, kind, from_date, to_date, is_half_day, reason, state, answer, decided_by, asked_at)
     select owner.tenant_id, gen_random_uuid(), 1, person, case when week % 4 = 0 then 'sick' else 'holiday' end, day, day + 4, false, '',
       'approved', '', 'Bench', now()
     from unnest($2::uuid[]) with ordinality as people (person, n), ${owner},
       generate_series(0, $4::int * 52 - 2) as week, cast(date_trunc('week', $3::date) as date) as monday, cast(monday + 7 * week as date) as day
     where (week + n) % 10 = 0 and day >= $3::date`,
    [branch, people, from, years],
  );
  await sql(
    'time-tracking',
    `insert into working_activity (tenant_id, id, version, person_id, branch_id, start_at, end_at, pauses, state, is_late, is_corrected,
       is_removed, from_at, until_at)
     select owner.tenant_id, gen_random_uuid(), 1, person, $1::uuid, at, at + interval '8 hours 20 minutes 13 seconds', jsonb_build_array(
       jsonb_build_object('startAt', to_char(at + interval '4 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'endAt', to_char(at + interval '4 hours 30 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
       'ended', false, false, false, at, at + interval '8 hours 20 minutes 13 seconds'
     from unnest($2::uuid[]) with ordinality as people (person, n), ${owner},
       generate_series($3::timestamptz, now() - interval '1 day', interval '1 day') as day,
       cast(date_trunc('day', day) + interval '7 hours' + n * interval '1 minute' as timestamptz) as at
     where extract(isodow from at) < 6 and not exists (
       select from absence a where a.person_id = person and at::date between a.from_date and a.to_date)`,
    [branch, people, from],
  );
  await sql('time-tracking', 'vacuum analyze working_activity, absence, employment, copy');
  const [found] = await sql<{ count: number }>(
    'time-tracking',
    'select count(*)::int as count from working_activity where person_id = any($1)',
    [people],
  );
  return found?.count ?? 0;
}

/** Clock-in requests for each person, at one terminal of their branch. */
async function comings(
  { platform }: Stage,
  cookie: string,
  branch: string,
  people: readonly string[],
): Promise<WireRequest[]> {
  const post = async (path: string, body: object) => {
    const reply = await platform.call('POST', path, { cookie, body });
    if (reply.status >= 300) throw new Error(`POST ${path} answered ${reply.status}: ${reply.text}`);
    return reply.body.data;
  };
  const { id } = await post('/api/terminals', { name: 'Bench', branch: { id: branch }, isPinRequired: false });
  const { key } = await post(`/api/terminals/${id}/key`, {});
  const at = new Date().toISOString();
  return people.map((person) => ({
    method: 'POST',
    path: `/api/time-tracking/${key}/${person}/working-activities/start`,
    headers: { host: `localhost:${platform.port}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), at, sentAt: at }),
  }));
}
