import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { users } from '@theke/contracts/identity/user';
import type { Role } from '@theke/contracts/permissions';
import {
  scheduleChanged,
  scheduleDeleted,
  schedulesPublished,
  shiftPublished,
  shiftWithdrawn,
} from '@theke/contracts/time-tracking/schedule-events';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import type { PlannedWeek, WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const dataOf = <T = WorkingSchedule>({ body }: Answer) => body.data as T;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];

/** The Monday of the test clock, and the next one. */
const [monday, next] = ['2026-11-23', '2026-11-30'];

type Known = z.output<typeof shiftPublished.data>;

/** A branch with its people and a planned first week. */
async function planned() {
  const shop = await business();
  const { ask, branch, tenant } = shop;
  const [sara, ali] = [await shop.hire('Novak'), await shop.hire('Kaya')];
  const draft = (given: object = {}) => ({
    branch: { id: branch },
    user: { id: sara },
    startAt: vienna('16:00', 1),
    endAt: vienna('23:00', 1),
    pauseMinutes: 30,
    role: 'Küche',
    ...given,
  });
  const plan = (given: object = {}) => ask('POST', 'working-schedules', { body: draft(given) });
  const put = (shift: WorkingSchedule, given: object) => {
    const { version, user, startAt, endAt, pauseMinutes, role, note } = shift;
    return ask('PUT', `working-schedules/${shift.id}`, {
      body: { version, user, startAt, endAt, pauseMinutes, role, note, ...given },
    });
  };
  const week = async (weekStart = monday) =>
    dataOf<PlannedWeek>(await ask('GET', `working-schedules/week?branch=${branch}&monday=${weekStart}`));
  const publish = (weekStart = monday) =>
    ask('POST', 'working-schedules/publish', { body: { branch: { id: branch }, monday: weekStart } });
  const as = (id: string, roles: Role[] = ['ROLE_EMPLOYEE'], at = [branch]) =>
    asStaff(tenant, { roles, branches: at, id });
  const listed = async (who?: ReturnType<typeof asStaff>, query = '') =>
    dataOf<WorkingSchedule[]>(await ask('GET', `working-schedules?${query}`, who ? { as: who } : {}));
  const published = async <T>({ type }: { type: string }) => {
    await service().settled();
    return service()
      .events.filter((event) => event.type === type && event.tenantid === tenant)
      .map(({ data }) => data as T);
  };
  /** The newest published event of each shift, as other services know it. */
  const knownOutside = async () => {
    await service().settled();
    const newest = new Map<string, ReturnType<typeof service>['events'][number]>();
    for (const event of service().events) {
      if (event.tenantid !== tenant || !(event.type === shiftPublished.type || event.type === shiftWithdrawn.type))
        continue;
      const known = newest.get(event.subject);
      expect(event.aggregateversion).not.toBe(known?.aggregateversion);
      if (!known || known.aggregateversion < event.aggregateversion) newest.set(event.subject, event);
    }
    return [...newest.values()].filter(({ type }) => type === shiftPublished.type).map(({ data }) => data as Known);
  };
  return { ...shop, sara, ali, draft, plan, put, week, publish, as, listed, published, knownOutside };
}

test('plans, changes and deletes a shift and publishes each', async () => {
  const { plan, put, ask, sara, ali, branch, listed, published } = await planned();
  const made = await plan();
  expect(made.status).toBe(201);
  expect(dataOf(made)).toMatchObject({
    version: 1,
    user: { id: sara },
    name: 'Dora Novak',
    branch: { id: branch },
    startAt: vienna('16:00', 1),
    pauseMinutes: 30,
    role: 'Küche',
    note: '',
    state: 'draft',
  });
  const moved = await put(dataOf(made), { user: { id: ali }, note: 'Bitte mit Schlüssel.' });
  expect(dataOf(moved)).toMatchObject({
    version: 2,
    user: { id: ali },
    name: 'Dora Kaya',
    note: 'Bitte mit Schlüssel.',
  });
  expect(faultOf(await put(dataOf(made), {}))).toEqual([409, 'STALE_VERSION', 'version']);
  const { id } = dataOf(made);
  expect(dataOf(await ask('GET', `working-schedules/${id}`))).toEqual(dataOf(moved));
  expect((await ask('DELETE', `working-schedules/${id}`)).status).toBe(204);
  expect((await ask('GET', `working-schedules/${id}`)).status).toBe(404);
  expect(await listed()).toEqual([]);
  expect((await published<{ user: object }>(scheduleChanged)).map(({ user }) => user)).toEqual([
    { id: sara },
    { id: ali },
  ]);
  expect(await published(scheduleDeleted)).toEqual([{ id }]);
});

test('rejects impossible shifts with their field and plans nothing', async () => {
  const { plan, put, sara, ali, hire, listed } = await planned();
  const far = await hire('Weit', { branches: [uuidv7()] });
  const gone = await hire('Alt', { isActive: false });
  const fault = async (given: object) => faultOf(await plan(given));
  expect(await fault({ endAt: vienna('16:00', 1) })).toEqual([422, 'ENDS_BEFORE_START', 'endAt']);
  expect(await fault({ endAt: vienna('08:01', 2) })).toEqual([422, 'SHIFT_TOO_LONG', 'endAt']);
  expect(await fault({ endAt: vienna('16:30', 1) })).toEqual([422, 'PAUSE_TOO_LONG', 'pauseMinutes']);
  for (const user of [far, gone, uuidv7()])
    expect(await fault({ user: { id: user } })).toEqual([422, 'NOT_OF_BRANCH', 'user']);
  expect(await fault({ branch: { id: uuidv7() } })).toEqual([422, 'UNKNOWN_BRANCH', 'branch']);
  expect((await fault({ startAt: 'morgen' }))[2]).toBe('startAt');
  expect(await listed()).toEqual([]);

  const first = dataOf(await plan());
  expect(await fault({ startAt: vienna('22:59', 1), endAt: vienna('23:30', 1), pauseMinutes: 0 })).toEqual([
    422,
    'OVERLAPS_SHIFT',
    'startAt',
  ]);
  expect((await plan({ startAt: vienna('23:00', 1), endAt: vienna('23:30', 1), pauseMinutes: 0 })).status).toBe(201);
  const other = dataOf(await plan({ user: { id: ali } }));
  expect(faultOf(await put(other, { user: { id: sara } }))).toEqual([422, 'OVERLAPS_SHIFT', 'startAt']);
  // A shift does not overlap itself.
  expect((await put(first, { startAt: vienna('17:00', 1) })).status).toBe(200);
});

test('TIME-08: measures a shift over a clock change in real minutes', async () => {
  const { plan } = await planned();
  const night = { startAt: '2026-10-24T12:00:00.000Z', user: null, pauseMinutes: 0 };
  // From 14:00 to 05:00 local time are 15 hours by the clock, and 16 in real time.
  expect((await plan({ ...night, endAt: '2026-10-25T04:00:00.000Z' })).status).toBe(201);
  expect(faultOf(await plan({ ...night, endAt: '2026-10-25T04:01:00.000Z' }))[1]).toBe('SHIFT_TOO_LONG');
});

test('TIME-10: shows staff their published and open shifts, managers the whole branch, others nothing', async () => {
  const { plan, put, publish, ask, sara, ali, as, listed, tenant } = await planned();
  const own = dataOf(await plan());
  const open = dataOf(await plan({ user: null, startAt: vienna('10:00', 1), endAt: vienna('15:00', 1) }));
  await plan({ user: { id: ali } });
  const ids = async (who: ReturnType<typeof asStaff>, query?: string) => (await listed(who, query)).map(({ id }) => id);
  expect(await ids(as(sara))).toEqual([]);
  expect((await publish()).status).toBe(200);
  expect(await ids(as(sara))).toEqual([open.id, own.id]);
  expect(await ids(as(sara), 'filter[isOpen]=true')).toEqual([open.id]);
  expect(await ids(as(sara, ['ROLE_EMPLOYEE'], [uuidv7()]))).toEqual([own.id]);
  expect(await ids(as(uuidv7(), ['ROLE_MANAGER']))).toHaveLength(3);
  expect(await ids(as(uuidv7(), ['ROLE_MANAGER'], [uuidv7()]))).toEqual([]);
  expect(await ids(asStaff(uuidv7()))).toEqual([]);

  // Later changes are visible to staff after they are published too.
  await put({ ...own, version: 2 }, { startAt: vienna('17:00', 1) });
  const starts = async () =>
    (await listed(as(sara), 'filter[isOpen]=false')).map(({ startAt, state }) => [startAt, state]);
  expect(await starts()).toEqual([[vienna('16:00', 1), 'published']]);
  await publish();
  expect(await starts()).toEqual([[vienna('17:00', 1), 'published']]);
  await ask('DELETE', `working-schedules/${own.id}`);
  expect(await starts()).toHaveLength(1);
  await publish();
  expect(await starts()).toEqual([]);

  const write = async (method: string, path: string, who: ReturnType<typeof asStaff>, body?: object) =>
    (await ask(method, `working-schedules${path}`, { as: who, ...(body && { body }) })).status;
  const elsewhere = as(uuidv7(), ['ROLE_MANAGER'], [uuidv7()]);
  expect(await write('DELETE', `/${open.id}`, as(sara))).toBe(403);
  expect(await write('DELETE', `/${open.id}`, elsewhere)).toBe(404);
  expect(await write('GET', `/${open.id}`, elsewhere)).toBe(404);
  expect(await write('DELETE', `/${open.id}`, asStaff(uuidv7()))).toBe(404);
  expect(await write('GET', `/${open.id}`, asGuest(tenant) as ReturnType<typeof asStaff>)).toBe(401);
  const of = { branch: open.branch, monday };
  expect(await write('POST', '/publish', elsewhere, of)).toBe(422);
  expect(await write('POST', '/publish', as(sara), of)).toBe(403);
  expect(await write('POST', '/copy', elsewhere, { ...of, from: next })).toBe(422);
});

test('filters shifts by person, branch, state and day', async () => {
  const { plan, publish, sara, ali, branch, listed } = await planned();
  const first = dataOf(await plan());
  await publish();
  const second = dataOf(await plan({ user: { id: ali }, startAt: vienna('10:00', 2), endAt: vienna('15:00', 2) }));
  const found = async (query: string) => (await listed(undefined, query)).map(({ id }) => id);
  expect(await found('')).toEqual([first.id, second.id]);
  expect(await found('sort=-startAt')).toEqual([second.id, first.id]);
  expect(await found(`filter[user]=${sara}`)).toEqual([first.id]);
  expect(await found('filter[state]=draft')).toEqual([second.id]);
  expect(await found(`filter[branch]=${branch}&filter[startAtUntil]=${vienna('00:00', 2)}`)).toEqual([first.id]);
  expect(await found(`filter[startAtFrom]=${vienna('10:00', 2)}`)).toEqual([second.id]);
  expect(await found(`filter[branch]=${uuidv7()}`)).toEqual([]);
});

type Published = { monday: string; people: { user: { id: string }; email: string; shifts: { startAt: string }[] }[] };

test('notifies people whose shifts changed on publishing, with all their shifts of the week', async () => {
  const { plan, put, publish, week, sara, ali, ask, published } = await planned();
  const one = dataOf(await plan());
  await plan({ startAt: vienna('16:00', 3), endAt: vienna('23:00', 3) });
  await plan({ startAt: vienna('16:00', 8), endAt: vienna('23:00', 8) });
  expect(await week()).toMatchObject({ drafts: 2, removed: 0, country: 'AT', warnings: [] });
  expect(dataOf<PlannedWeek>(await publish())).toMatchObject({ drafts: 0, removed: 0 });
  await publish();
  const news = async () =>
    (await published<Published>(schedulesPublished)).map(({ people }) =>
      people.map(({ user, shifts }) => [user.id, shifts.map(({ startAt }) => startAt)]),
    );
  expect(await news()).toEqual([[[sara, [vienna('16:00', 1), vienna('16:00', 3)]]]]);
  // Both people of a reassigned shift are notified; hers of the following week is still a draft.
  await put({ ...one, version: 2 }, { user: { id: ali } });
  await publish();
  expect((await news())[1]).toEqual(
    [
      [sara, [vienna('16:00', 3)]],
      [ali, [vienna('16:00', 1)]],
    ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );
  await ask('DELETE', `working-schedules/${one.id}`);
  expect(await week()).toMatchObject({ drafts: 0, removed: 1 });
  await publish();
  expect((await news())[2]).toEqual([[ali, []]]);
  expect((await published<Published>(schedulesPublished))[0]?.people[0]?.email).toBe('novak@marillo.example');
  // Corrections of a past week notify nobody.
  setClock('00:00', 14);
  await plan({ startAt: vienna('16:00', 4), endAt: vienna('23:00', 4) });
  expect(dataOf<PlannedWeek>(await publish()).drafts).toBe(0);
  expect(await news()).toHaveLength(3);
});

test('STAT-06: publishes a shift to other services when its week is published, not on plan changes', async () => {
  const { plan, put, publish, ask, sara, as, knownOutside } = await planned();
  const known = async () =>
    (await knownOutside()).map(({ startAt, pauseMinutes, isOpen }) => [startAt, pauseMinutes, isOpen]).toSorted();
  const one = dataOf(await plan());
  const open = dataOf(await plan({ user: null, startAt: vienna('10:00', 3), endAt: vienna('15:00', 3) }));
  expect(await known()).toEqual([]);
  await publish();
  const first = [
    [vienna('16:00', 1), 30, false],
    [vienna('10:00', 3), 30, true],
  ];
  expect(await known()).toEqual(first);
  await put({ ...one, version: 2 }, { startAt: vienna('17:00', 1), pauseMinutes: 0 });
  expect(await known()).toEqual(first);
  await publish();
  const changed = [vienna('17:00', 1), 0, false];
  expect(await known()).toEqual([changed, first[1]]);
  await ask('POST', `working-schedules/${open.id}/take`, { as: as(sara), body: {} });
  expect(await known()).toEqual([changed, [vienna('10:00', 3), 30, false]]);
  await ask('DELETE', `working-schedules/${one.id}`);
  expect(await known()).toHaveLength(2);
  await publish();
  expect(await known()).toEqual([[vienna('10:00', 3), 30, false]]);
});

test('removes a shift moved to another week from the published one', async () => {
  const { plan, put, publish, week, sara, as, listed } = await planned();
  const one = dataOf(await plan());
  await publish();
  await put({ ...one, version: 2 }, { startAt: vienna('16:00', 8), endAt: vienna('23:00', 8) });
  expect([(await week()).drafts, (await week(next)).drafts]).toEqual([1, 1]);
  await publish();
  expect((await listed(as(sara))).map(({ startAt }) => startAt)).toEqual([vienna('16:00', 8)]);
  expect((await week(next)).drafts).toBe(0);
});

test('TIME-09: blocks publishing on violations, and shows conditional warnings', async () => {
  const { plan, put, publish, week, sara, as, listed } = await planned();
  const long = dataOf(await plan({ startAt: vienna('10:00', 1), endAt: vienna('23:00', 1) }));
  const { warnings } = await week();
  expect(warnings.map(({ severity, rule, date, name }) => [severity, rule, date, name])).toEqual(
    expect.arrayContaining([['breach', 'AT-AZG-9-1', '2026-11-24', 'Dora Novak']]),
  );
  expect(warnings[0]?.text).toContain('§ 9 Abs. 1 AZG');
  const refused = await publish();
  expect(faultOf(refused)).toEqual([422, 'BREAKS_LAW', undefined]);
  expect(refused.body.errors?.[0]?.message).toMatch(/^Die Woche verstößt (einmal|\d-mal) gegen das Gesetz\./);
  expect(await listed(as(sara))).toEqual([]);
  await put(long, { endAt: vienna('20:00', 1) });
  expect((await publish()).status).toBe(200);
  expect(await listed(as(sara))).toHaveLength(1);
});

test('TIME-26: shows absences in the week, warns about shifts that take their time without blocking, and logs the view', async () => {
  const { plan, publish, week, ask, sara, ali, as, hire, published } = await planned();
  const far = await hire('Weit', { branches: [uuidv7()] });
  const away = async (user: string, from: string, given: object = {}) => {
    const { body } = await ask('POST', 'absences', {
      body: { user: { id: user }, kind: 'holiday', from, to: from, ...given },
    });
    return (body.data as { id: string }).id;
  };
  await away(sara, '2026-11-23', { to: '2026-11-24' });
  await away(ali, '2026-11-25', { isHalfDay: true, half: 'afternoon' });
  // The shift of that day takes the other half.
  await away(ali, '2026-11-28', { isHalfDay: true, half: 'morning' });
  await away(ali, '2026-11-30');
  await away(far, '2026-11-24');
  await ask('POST', 'absences', {
    as: as(ali),
    body: { user: { id: ali }, kind: 'holiday', from: '2026-11-27', to: '2026-11-27' },
  });
  const taken = await away(ali, '2026-11-26');
  await ask('POST', `absences/${taken}/withdraw`, { body: {} });
  await plan();
  await plan({ user: { id: ali }, startAt: vienna('16:00', 2), endAt: vienna('23:00', 2) });
  await plan({ user: { id: ali }, startAt: vienna('16:00', 5), endAt: vienna('22:00', 5) });
  const found = await week();
  expect(
    found.absences
      .map(({ user, from, to, isHalfDay, isApproved }) => [user.id, from, to, isHalfDay, isApproved])
      .toSorted((one, other) => String(one[1]).localeCompare(String(other[1]))),
  ).toEqual([
    [sara, '2026-11-23', '2026-11-24', false, true],
    [ali, '2026-11-25', '2026-11-25', true, true],
    [ali, '2026-11-27', '2026-11-27', false, false],
    [ali, '2026-11-28', '2026-11-28', true, true],
  ]);
  const notice = { severity: 'notice', rule: 'absence' };
  expect(found.warnings).toEqual([
    {
      ...notice,
      user: { id: sara },
      name: 'Dora Novak',
      date: '2026-11-24',
      text: 'Urlaub ist für diesen Tag eingetragen.',
    },
    {
      ...notice,
      user: { id: ali },
      name: 'Dora Kaya',
      date: '2026-11-25',
      text: 'Urlaub ist für diesen Nachmittag eingetragen.',
    },
  ]);
  expect((await publish()).status).toBe(200);
  expect(await published<{ user: { id: string } }>(timesSeen)).toEqual(
    expect.arrayContaining([{ user: { id: sara } }, { user: { id: ali } }]),
  );
});

test('shows agreed hours beside the plan, also if they change within the week', async () => {
  const { ask, week, sara } = await planned();
  const terms = { weekdays: [1, 2, 3, 4, 5], holidayDays: 25 };
  const body = {
    version: 0,
    region: 'AT',
    employedFrom: '2024-03-01',
    countsFrom: '2026-01-01',
    terms: [
      { validFrom: '2024-03-01', weeklyMinutes: 2_400, ...terms },
      { validFrom: '2026-11-26', weeklyMinutes: 1_200, ...terms },
    ],
  };
  expect((await ask('PUT', `working-people/${sara}/employment`, { body })).status).toBe(200);
  expect((await week()).agreed).toEqual([{ user: { id: sara }, minutes: 3 * 480 + 2 * 240 }]);
  expect((await week(next)).agreed).toEqual([{ user: { id: sara }, minutes: 1_200 }]);
});

test('TIME-09: names the labour law of each person, and birth dates of minors only', async () => {
  const { ask, plan, week, sara, ali, hire, tenant, as } = await planned();
  const [young, far] = [await hire('Jung'), await hire('Weit', { branches: [uuidv7()] })];
  const agree = (user: string, given: object) =>
    ask('PUT', `working-people/${user}/employment`, {
      body: {
        version: 0,
        region: 'AT',
        employedFrom: '2026-09-01',
        countsFrom: '2026-09-01',
        terms: [{ validFrom: '2026-09-01', weeklyMinutes: 0, weekdays: [], holidayDays: 25 }],
        ...given,
      },
    });
  await agree(sara, { region: 'DE-BY', trade: 'other', birthDate: '1990-04-01' });
  // She turns 18 on Tuesday.
  await agree(young, { birthDate: '2008-11-24' });
  await agree(far, {});
  const judged = async (of?: string) =>
    new Map((await week(of)).judged.map(({ user, ...by }) => [user.id, by] as const));
  const grown = { region: 'DE-BY', trade: 'other', birthDate: null };
  expect(Object.fromEntries(await judged())).toEqual({
    [sara]: grown,
    [young]: { region: 'AT', trade: 'hospitality', birthDate: '2008-11-24' },
  });
  expect((await judged(next)).get(young)).toEqual({ region: 'AT', trade: 'hospitality', birthDate: null });
  expect((await judged()).has(ali)).toBe(false);
  await plan({ user: { id: sara } });
  await service().publish(tenant, users.events.deleted(sara, 2, { id: sara }));
  await service().settled();
  // Includes people who left the branch but are still planned.
  expect((await judged()).get(sara)).toEqual(grown);
  const stranger = as(uuidv7(), ['ROLE_MANAGER'], [uuidv7()]);
  expect((await ask('GET', `working-schedules/week?branch=${uuidv7()}&monday=${next}`, { as: stranger })).status).toBe(
    422,
  );
});

test('considers shifts of other branches in legal checks', async () => {
  const { plan, tenant, hire, branch, week } = await planned();
  const other = uuidv7();
  await service().publish(tenant, branches.events.changed(other, 1, { ...branches.events.changed.example, id: other }));
  const both = await hire('Doppel', { branches: [branch, other] });
  const user = { id: both };
  await plan({ user, startAt: vienna('06:00', 1), endAt: vienna('12:00', 1), pauseMinutes: 0 });
  expect((await week()).warnings).toEqual([]);
  const rest = { user, branch: { id: other }, startAt: vienna('13:00', 1), endAt: vienna('20:00', 1) };
  expect((await plan(rest)).status).toBe(201);
  expect((await week()).warnings.map(({ rule }) => rule)).toContain('AT-AZG-9-1');
  // The planner sees only the times.
  expect((await week()).busy).toEqual([{ user, startAt: rest.startAt, endAt: rest.endAt, pauseMinutes: 30 }]);
  // While planned elsewhere he cannot be planned here.
  expect(faultOf(await plan({ user, startAt: vienna('19:00', 1), endAt: vienna('21:00', 1) }))[1]).toBe(
    'OVERLAPS_SHIFT',
  );
});

test('copies the previous week, keeps existing shifts, and adds nothing when repeated', async () => {
  const { plan, ask, branch, hire, tenant, ali, listed, week } = await planned();
  const left = await hire('Ferl');
  await plan();
  await plan({ user: null, startAt: vienna('10:00', 2), endAt: vienna('15:00', 2) });
  await plan({ user: { id: left } });
  await plan({ user: { id: ali } });
  // One person who is busy then, and one who was deleted.
  await plan({ user: { id: ali }, startAt: vienna('22:00', 8), endAt: vienna('23:30', 8), pauseMinutes: 0 });

  await service().publish(tenant, users.events.deleted(left, 2, { id: left }));
  await service().settled();
  const copy = async () =>
    dataOf<object>(
      await ask('POST', 'working-schedules/copy', { body: { branch: { id: branch }, monday: next, from: monday } }),
    );
  expect(await copy()).toEqual({ copied: 2, left: 2 });
  expect(await copy()).toEqual({ copied: 0, left: 4 });
  const starts = (await listed(undefined, `filter[startAtFrom]=${vienna('00:00', 7)}`)).map(({ startAt, state }) => [
    startAt,
    state,
  ]);
  expect(starts).toEqual([
    [vienna('16:00', 8), 'draft'],
    [vienna('22:00', 8), 'draft'],
    [vienna('10:00', 9), 'draft'],
  ]);
  expect((await week(next)).drafts).toBe(3);
  const wrong = await ask('POST', 'working-schedules/copy', {
    body: { branch: { id: branch }, monday: '2026-12-01', from: monday },
  });
  expect(faultOf(wrong)).toEqual([422, 'NOT_MONDAY', 'monday']);
});

test('gives an open shift to the first one who takes it, and to nobody who works then', async () => {
  const { plan, put, publish, ask, hire, sara, ali, as, published, listed } = await planned();
  const take = (id: string, who: ReturnType<typeof asStaff>) =>
    ask('POST', `working-schedules/${id}/take`, { as: who, body: {} });
  const open = dataOf(await plan({ user: null }));
  expect((await take(open.id, as(sara))).status).toBe(404);
  await publish();
  expect((await take(open.id, as(sara, ['ROLE_EMPLOYEE'], [uuidv7()]))).status).toBe(404);
  const answers = await Promise.all([sara, ali].map((person) => take(open.id, as(person))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  // Also for later requests based on the old state.
  expect((await take(open.id, as(await hire('Nach')))).status).toBe(409);
  const [taken] = answers.filter(({ status }) => status === 200);
  const who = dataOf(taken as Answer).user?.id as string;
  expect([sara, ali]).toContain(who);
  // The new owner sees the shift as published at once.
  expect((await listed(as(who))).map(({ id, state }) => [id, state])).toEqual([[open.id, 'published']]);
  expect((await published<{ user: object | null }>(scheduleChanged)).at(-1)?.user).toEqual({ id: who });
  const boss = await take(open.id, as(uuidv7(), ['ROLE_MANAGER']));
  expect(faultOf(boss)).toEqual([409, 'NO_LONGER_OPEN', undefined]);

  const second = dataOf(await plan({ user: null, startAt: vienna('22:00', 1), endAt: vienna('23:30', 1) }));
  await publish();
  expect(faultOf(await take(second.id, as(who)))).toEqual([422, 'OWN_SHIFT_THEN', 'startAt']);
  // A shift that a manager has changed meanwhile is not the published offer.
  await put({ ...second, version: 2 }, { startAt: vienna('21:00', 1) });
  const other = [sara, ali].find((one) => one !== who) as string;
  expect(faultOf(await take(second.id, as(other)))[1]).toBe('NO_LONGER_OPEN');
  await publish();
  setClock('21:30', 1);
  expect(faultOf(await take(second.id, as(other)))[1]).toBe('NO_LONGER_OPEN');
});

test("TIME-03: shows a person's published shifts of this and the next week at a terminal", async () => {
  const { plan, publish, terminal, hire, read, sara, ask } = await planned();
  await hire('Fremd');
  const tablet = await terminal();
  for (const day of [1, 6, 7, 13]) await plan({ startAt: vienna('16:00', day), endAt: vienna('22:00', day) });
  await plan({ startAt: vienna('16:00', 14), endAt: vienna('22:00', 14) });
  await plan({ user: null });
  for (const week of [monday, next, '2026-12-07']) expect((await publish(week)).status).toBe(200);
  await plan({ startAt: vienna('16:00', 2), endAt: vienna('22:00', 2) });
  const shown = await read(tablet, `${sara}/working-schedules`);
  expect(dataOf<{ startAt: string }[]>(shown).map(({ startAt }) => startAt)).toEqual(
    [1, 6, 7, 13].map((day) => vienna('16:00', day)),
  );
  expect(Object.keys(dataOf<object[]>(shown)[0] ?? {}).toSorted()).toEqual([
    'branch',
    'endAt',
    'id',
    'note',
    'pauseMinutes',
    'role',
    'startAt',
    'user',
  ]);
  expect((await read({ key: 'nobody' }, `${sara}/working-schedules`)).status).toBe(404);
  // TIME-02: a terminal with PIN shows nothing without it.
  const locked = await terminal({ isPinRequired: true });
  await ask('PUT', `working-people/${sara}`, { body: { pin: '4711' } });
  expect(faultOf(await read(locked, `${sara}/working-schedules`))[1]).toBe('PIN_MISSING');
  expect((await read(locked, `${sara}/working-schedules`, { pin: '4711' })).status).toBe(200);
});

test('never gives a person two shifts at a time and publishes what staff see, for any concurrent actions', async () => {
  const anyTimes = fc.record({ start: fc.nat(36), length: fc.integer({ min: 1, max: 14 }) });
  const anyStep = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('plan' as const), times: anyTimes, person: fc.nat(2) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('move' as const), times: anyTimes, person: fc.nat(2), at: fc.nat(9) }),
    },
    { arbitrary: fc.record({ kind: fc.constant('copy' as const) }), weight: 1 },
    { arbitrary: fc.record({ kind: fc.constant('publish' as const) }), weight: 1 },
    { arbitrary: fc.record({ kind: fc.constant('take' as const), person: fc.nat(1), at: fc.nat(9) }), weight: 2 },
    { arbitrary: fc.record({ kind: fc.constant('delete' as const), at: fc.nat(9) }), weight: 1 },
  );
  const timesOf = ({ start, length }: { start: number; length: number }) => ({
    startAt: new Date(Date.parse(vienna('06:00')) + start * 3_600_000).toISOString(),
    endAt: new Date(Date.parse(vienna('06:00')) + (start + length) * 3_600_000).toISOString(),
    pauseMinutes: 0,
  });
  await fc.assert(
    // The steps of each inner list are sent concurrently.
    fc.asyncProperty(
      fc.array(fc.array(anyStep, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      async (rounds) => {
        const { plan, put, publish, ask, listed, as, sara, ali, branch, tenant, knownOutside } = await planned();
        const people = [{ id: sara }, { id: ali }, null];
        for (const round of rounds) {
          const there = await listed();
          const answers = await Promise.all(
            round.map((step) => {
              const one = 'at' in step ? there[step.at % Math.max(1, there.length)] : undefined;
              if (step.kind === 'plan') return plan({ ...timesOf(step.times), user: people[step.person] });
              if (step.kind === 'copy')
                return ask('POST', 'working-schedules/copy', {
                  body: { branch: { id: branch }, monday: next, from: monday },
                });
              if (step.kind === 'publish') return publish();
              if (!one) return publish(next);
              if (step.kind === 'delete') return ask('DELETE', `working-schedules/${one.id}`);
              if (step.kind === 'move') return put(one, { ...timesOf(step.times), user: people[step.person] });
              return ask('POST', `working-schedules/${one.id}/take`, {
                as: as(people[step.person]?.id as string),
                body: {},
              });
            }),
          );
          for (const { status } of answers) expect([200, 201, 204, 404, 409, 422]).toContain(status);
        }
        const shifts = await listed(undefined, 'pageSize=500');
        for (const one of shifts)
          for (const other of shifts)
            if (one.id < other.id && one.user && one.user.id === other.user?.id)
              expect(one.startAt < other.endAt && other.startAt < one.endAt).toBe(false);
        const kept = await service().sql<{ id: string; is_open: boolean; start_at: Date }>(
          'select id, person_id is null as is_open, start_at from published_schedule where tenant_id = $1 order by id',
          [tenant],
        );
        const published = kept.map((row) => [row.id, row.start_at.toISOString(), row.is_open]);
        const byId = (all: readonly Known[]) => all.map(({ id, startAt, isOpen }) => [id, startAt, isOpen]).toSorted();
        expect(byId(await knownOutside())).toEqual(published);
        const anew: Known[] = [];
        for (const { types, facts } of service().parts.snapshots ?? [])
          if (types.includes(shiftPublished.type))
            for await (const page of facts(tenant))
              anew.push(...page.filter(({ type }) => type === shiftPublished.type).map(({ data }) => data as Known));
        expect(byId(anew)).toEqual(published);
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);
