import { expect, test } from '@jest/globals';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { asStaff } from '@theke/kit/testing/callers';
import { deriveActivities } from '@theke/rules/working-time/punches';
import { storedFacts } from '../../testing/stored-facts.ts';
import { timeClock, vienna } from '../../testing/time-clock.ts';
import { datedTables } from './personal-tables.ts';

const { service, business, setClock } = timeClock();

async function shop() {
  const made = await business();
  await service().publish(made.tenant, tenantChanged(made.tenant, 1, tenantChanged.example));
  const person = await made.hire('Sara');
  await service().settled();
  const agreed = await made.ask('PUT', `working-people/${person}/employment`, {
    body: {
      region: 'AT',
      employedFrom: '2024-01-01',
      countsFrom: '2024-01-01',
      terms: [{ validFrom: '2024-01-01', weeklyMinutes: 2_310, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 }],
      version: 0,
    },
  });
  expect([agreed.status, agreed.body.errors]).toEqual([200, undefined]);
  const worked = async (days: number) => {
    const body = {
      user: { id: person },
      branch: { id: made.branch },
      startAt: vienna('09:00', days),
      endAt: vienna('17:00', days),
      pauses: [],
      reason: 'Nachgetragen',
    };
    const answer = await made.ask('POST', 'working-activities', { body });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  };
  const storedRows = async () =>
    (
      await service().sql<{ start_at: Date }>(
        'select start_at from working_activity where person_id = $1 order by start_at',
        [person],
      )
    ).map(({ start_at: at }) => at.toISOString());
  return { ...made, person, worked, storedRows };
}

test("TIME-18: exports everyone's own data, including managers, to nobody else", async () => {
  const { person, worked, ask, hire, tenant, terminal, punch } = await shop();
  await worked(-3);
  await punch(await terminal(), person, 'start');
  const own = asStaff(tenant, { id: person, roles: ['ROLE_EMPLOYEE'] });
  const exported = await ask('GET', 'time-sheets/personal-data', { as: own });
  expect(exported.status).toBe(200);
  const file = exported.body as unknown as Record<string, unknown[]>;
  expect(file).toMatchObject({ keptYears: 2, name: expect.stringContaining('Sara') });
  expect(file.activities).toHaveLength(2);
  expect(file.facts).toHaveLength(2);
  expect(file.employment).toHaveLength(1);
  expect(JSON.stringify(file)).not.toMatch(/pin_hash|tenant_id/);
  const other = asStaff(tenant, { id: await hire('Tom'), roles: ['ROLE_EMPLOYEE'] });
  expect((await ask('GET', `time-sheets/personal-data?user=${person}`, { as: other })).status).toBe(404);
});

test('TIME-18: covers every table that refers to a person', async () => {
  const rows = await service().sql<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = current_schema() and column_name in ('person_id', 'user_id', 'to_id', 'viewer_id') order by 1`,
    [],
  );
  // Unpublished plans belong to the branch; views are deleted at once.
  const besides = ['working_schedule.person_id', 'departure.person_id', 'employment.person_id', 'punch.person_id'];
  const atOnce = [
    'shift_calendar.person_id',
    'task_entry.user_id',
    'task_seen.user_id',
    'times_seen.person_id',
    'times_seen.viewer_id',
    'wage.person_id',
  ];
  const dated = Object.values(datedTables).map(({ table, personColumn }) => `${table}.${personColumn}`);
  expect(rows.map(({ place }) => place)).toEqual([...dated, ...besides, ...atOnce].toSorted());
});

test('TIME-18: keeps times of a deleted person for two years, replayable, and then deletes everything', async () => {
  const { tenant, person, worked, storedRows } = await shop();
  for (const days of [-300, -30]) await worked(days);
  const both = [vienna('09:00', -300), vienna('09:00', -30)];
  setClock('04:00', 1);
  await service().runJobs();
  expect(await storedRows()).toEqual(both);
  await service().publish(tenant, users.events.deleted(person, 2, { id: person }));
  await service().settled();
  setClock('04:00', 429);
  await service().runJobs();
  expect(await storedRows()).toEqual(both);
  setClock('04:00', 2 * 365 - 298);
  await service().runJobs();
  expect(await storedRows()).toEqual([vienna('09:00', -30)]);
  const { activities } = deriveActivities(await storedFacts(service(), person));
  expect(activities.map(({ startAt }) => startAt)).toEqual([vienna('09:00', -30)]);
  setClock('04:00', 2 * 365 + 3);
  await service().runJobs();
  expect(await storedRows()).toEqual([]);
  for (const table of ['punch', 'employment', 'departure'])
    expect(await service().sql(`select from ${table} where person_id = $1`, [person])).toEqual([]);
});
