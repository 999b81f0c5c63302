import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import type { OwnDevices, OwnTime } from '@theke/contracts/time-tracking/own-time';
import type { WorkedActivityOnWire, WorkingFact } from '@theke/contracts/time-tracking/working-activity';
import { asGuest, asKey, asStaff, type Caller } from '@theke/kit/testing/callers';
import { until } from '@theke/kit/testing/until';
import { deriveActivities } from '@theke/rules/working-time/punches';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { storedFacts } from '../../testing/stored-facts.ts';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock, now } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const codeOf = ({ body }: Answer) => body.errors?.[0]?.code;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
const dataOf = <T = WorkedActivityOnWire>({ body }: Answer) => body.data as T;

type Offered = { branch: { id: string }; tasks: { id: string }[] }[];

/** Sara works here and punches on her phone; allowed by default. */
async function withPhone({ isAllowed = true } = {}) {
  const shop = await business();
  const { tenant, branch, ask } = shop;
  const sara = await shop.hire('Novak');
  const me = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara });
  const lead = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch] });
  const allow = (to: boolean, as: Caller = lead, at = branch) =>
    ask('PUT', `own-time/branches/${at}`, { as, body: { isAllowed: to } });
  if (isAllowed) expect((await allow(true)).status).toBe(200);
  const press = (
    verb: string,
    {
      as = me,
      at = now(),
      sentAt = at,
      ...given
    }: { as?: Caller; at?: Date; sentAt?: Date } & Record<string, unknown> = {},
  ) => {
    const who = { user: { id: as.user?.id ?? sara }, branch: { id: branch } };
    const body = { id: uuidv7(), at: at.toISOString(), sentAt: sentAt.toISOString(), ...who, ...given };
    return ask('POST', `own-time/${verb}`, { as, body });
  };
  const read = async (as = me) => dataOf<OwnTime>(await ask('GET', 'own-time', { as }));
  const stored = () => service().sql<{ kind: string }>('select kind from punch where tenant_id = $1', [tenant]);
  return { ...shop, sara, me, lead, allow, press, read, stored };
}

test('TIME-21: records arrival, pauses and departure on the own phone and marks each fact with it', async () => {
  const { tenant, branch, ask, sara, terminal, punch, press, read, list } = await withPhone();
  expect(await read()).toMatchObject({
    user: { id: sara },
    presence: 'out',
    since: null,
    activity: null,
    today: { worked: [] },
  });
  expect((await read()).branches).toEqual([{ id: branch, name: expect.any(String), timeZone: 'Europe/Vienna' }]);
  setClock('16:00');
  const started = await press('start');
  expect([started.status, dataOf(started)]).toMatchObject([
    200,
    { user: { id: sara }, branch: { id: branch }, state: 'running', startAt: vienna('16:00'), isLate: false },
  ]);
  expect(await read()).toMatchObject({ presence: 'in', since: vienna('16:00'), activity: dataOf(started) });
  setClock('18:00');
  expect(dataOf(await press('pause'))).toMatchObject({ state: 'paused' });
  setClock('18:30');
  // Alternating with the terminal: one shared time record.
  expect((await punch(await terminal(), sara, 'resume')).status).toBe(200);
  setClock('23:00');
  const ended = dataOf(await press('end'));
  expect(ended).toMatchObject({ endAt: vienna('23:00'), state: 'ended' });
  expect(ended.pauses).toEqual([{ startAt: vienna('18:00'), endAt: vienna('18:30') }]);
  expect(await list()).toMatchObject([ended]);
  const { facts } = dataOf<{ facts: WorkingFact[] }>(await ask('GET', `working-activities/${ended.id}`));
  expect(facts.map(({ kind, source }) => [kind, source])).toEqual([
    ['start', 'own-device'],
    ['pause', 'own-device'],
    ['resume', 'terminal'],
    ['end', 'own-device'],
  ]);
  const published = await until('all four events are published', () => {
    const events = service().events.filter(
      ({ type, data }) =>
        type.startsWith('time-tracking.activity-') && (data as { user: { id: string } }).user.id === sara,
    );
    return events.length === 4 && events;
  });
  expect(published.map(({ type }) => type.split('.')[1])).toEqual([
    'activity-started',
    'activity-changed',
    'activity-changed',
    'activity-ended',
  ]);
  expect(await service().sql('select distinct tenant_id from punch where person_id = $1', [sara])).toEqual([
    { tenant_id: tenant },
  ]);
});

test('TIME-21: refuses own devices until a manager allows them, publishes that, and stops at once when revoked', async () => {
  const { tenant, branch, ask, me, lead, allow, press, read, stored } = await withPhone({ isAllowed: false });
  const refusal = await press('start');
  expect(faultOf(refusal)).toEqual([403, 'OWN_DEVICE_NOT_ALLOWED', 'branch']);
  expect(refusal.body.errors?.[0]?.message).toMatch(/^In dieser Filiale wird am Terminal gestempelt/);
  expect(dataOf(await ask('GET', 'own-time/bookable', { as: me }))).toEqual([]);
  expect([await stored(), (await read()).branches]).toEqual([[], []]);

  expect((await allow(true, me)).status).toBe(403);
  expect((await allow(true, asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()] }))).status).toBe(404);
  expect((await allow(true, lead, uuidv7())).status).toBe(404);
  expect((await allow(true, asStaff(uuidv7()))).status).toBe(404);
  expect((await press('start')).status).toBe(403);

  setClock('10:00');
  const row = { branch: { id: branch }, isAllowed: true, changedAt: vienna('10:00'), by: 'Dora Huber' };
  expect(dataOf(await allow(true))).toMatchObject(row);
  setClock('10:05');
  expect(dataOf(await allow(true))).toMatchObject(row);
  const rows = async (as: Caller) => dataOf<OwnDevices[]>(await ask('GET', 'own-time/branches', { as }));
  expect(await rows(lead)).toMatchObject([row]);
  expect(await rows(asStaff(tenant))).toMatchObject([row]);
  expect(await rows(asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()] }))).toEqual([]);
  const id = uuidv7();
  const accepted = await press('start', { id });
  expect(accepted.status).toBe(200);

  expect(dataOf(await allow(false))).toMatchObject({ isAllowed: false });
  // A repeated punch is answered with its result.
  expect([(await press('start', { id })).status, codeOf(await press('end'))]).toEqual([200, 'OWN_DEVICE_NOT_ALLOWED']);
  expect((await stored()).map(({ kind }) => kind)).toEqual(['start']);
  const published = await until('both changes are published', () => {
    const events = service().events.filter(
      ({ type, subject }) => type === 'time-tracking.own-devices-changed.v1' && subject === branch,
    );
    return events.length >= 2 && events;
  });
  expect(published.map(({ data }) => data)).toEqual([
    { branch: { id: branch }, isAllowed: true },
    { branch: { id: branch }, isAllowed: false },
  ]);
});

test('refuses punches for others, in other branches, without a session, or with a key', async () => {
  const { tenant, branch, hire, me, press, stored } = await withPhone();
  const ali = await hire('Kaya');
  const gone = await hire('Weg', { isActive: false });
  const staff = (id: string, branches = [branch]) => asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches, id });
  const refusals = [
    // Another person has logged in on this device since the punch.
    await press('start', { as: me, user: { id: ali } }),
    // Not even for managers and admins.
    await press('start', { as: asStaff(tenant), user: { id: ali } }),
    // Branches of the session are ignored: the stored ones count.
    await press('start', { as: staff(me.user?.id ?? '', [branch, tenant]), branch: { id: tenant } }),
    await press('start', { as: staff(gone) }),
    await press('start', { as: staff(uuidv7()) }),
    await press('start', { as: asGuest(tenant) }),
    await press('start', { as: asKey(tenant, 'frontdesk', branch) }),
    await press('start', { as: asStaff(uuidv7(), { id: me.user?.id ?? '' }) }),
  ];
  expect(refusals.map(({ status, body }) => `${status} ${body.errors?.[0]?.code}`)).toEqual([
    '403 OTHER_PERSON',
    '403 OTHER_PERSON',
    '403 OTHER_BRANCH',
    '403 ACCOUNT_DISABLED',
    '404 NOT_FOUND',
    '401 UNAUTHENTICATED',
    expect.stringMatching(/^403 /),
    '404 NOT_FOUND',
  ]);
  for (const { body } of refusals) expect(body.errors?.[0]?.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
  expect(await stored()).toEqual([]);
});

test('rejects impossible punches in German with their field and stores nothing', async () => {
  const { branch, ask, sara, me, press, stored } = await withPhone();
  const at = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
  expect((await Promise.all(['pause', 'resume', 'end'].map((verb) => press(verb)))).map(codeOf)).toEqual(
    Array(3).fill('NOT_RUNNING'),
  );
  expect(faultOf(await press('start', { at: at(1), sentAt: at(0) }))).toEqual([422, 'IN_FUTURE', 'at']);
  expect(faultOf(await press('start', { at: at(-27), sentAt: at(0) }))).toEqual([422, 'TOO_LATE', 'at']);
  expect(faultOf(await press('start', { project: { id: uuidv7() } }))).toEqual([422, 'UNKNOWN_REFERENCE', 'project']);
  const whole = { user: { id: sara }, branch: { id: branch } };
  const malformed = { ...whole, id: uuidv7(), at: 'gestern', sentAt: at(0).toISOString() };
  expect(faultOf(await ask('POST', 'own-time/start', { as: me, body: malformed }))).toMatchObject([
    422,
    expect.any(String),
    'at',
  ]);
  expect(await stored()).toEqual([]);
  setClock('16:00');
  await press('start');
  setClock('17:00');
  await press('end');
  setClock('18:00');
  // In the middle of the worked time.
  const within = new Date(vienna('16:30'));
  expect(faultOf(await press('start', { at: within, sentAt: now() })).slice(0, 2)).toEqual([409, 'ALREADY_RUNNING']);
  expect((await stored()).map(({ kind }) => kind)).toEqual(['start', 'end']);
});

test('TIME-07: corrects the times of an offline day with a wrong clock, once each, marked as late', async () => {
  const { press, list, stored } = await withPhone();
  const [fast, begins] = [7 * 60_000, Date.parse(vienna('08:00'))];
  const at = (minutes: number) => new Date(begins + minutes * 60_000);
  const day = [
    ['start', 0],
    ['pause', 240],
    ['resume', 270],
    ['end', 480],
  ].map(([verb, minutes]) => ({ id: uuidv7(), verb: verb as string, at: at(minutes as number) }));
  for (const sentAt of [at(600), at(900)]) {
    setClock(`8:${(sentAt.getTime() - begins) / 60_000}`);
    for (const { id, verb, at } of day) {
      const shown = { at: new Date(at.getTime() + fast), sentAt: new Date(sentAt.getTime() + fast) };
      expect((await press(verb, { id, ...shown })).status).toBe(200);
    }
  }
  expect(await list()).toMatchObject([
    {
      startAt: at(0).toISOString(),
      endAt: at(480).toISOString(),
      pauses: [{ startAt: at(240).toISOString(), endAt: at(270).toISOString() }],
      isLate: true,
    },
  ]);
  expect(await stored()).toHaveLength(4);
});

test('does not end an activity of a terminal-only branch through another branch', async () => {
  const { tenant, branch, hire, terminal, punch, press } = await withPhone();
  const strict = uuidv7();
  await service().publish(
    tenant,
    branches.events.changed(strict, 1, { ...branches.events.changed.example, id: strict, identifier: 'strict' }),
  );
  const ali = await hire('Kaya', { branches: [branch, strict] });
  const as = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch, strict], id: ali });
  setClock('08:00');
  expect((await punch(await terminal({ branch: strict }), ali, 'start')).status).toBe(200);
  setClock('12:00');
  expect(faultOf(await press('end', { as }))).toEqual([409, 'BEGUN_ELSEWHERE', 'branch']);
  expect(faultOf(await press('end', { as, branch: { id: strict } }))).toEqual([
    403,
    'OWN_DEVICE_NOT_ALLOWED',
    'branch',
  ]);
  expect(await service().sql('select kind from punch where person_id = $1', [ali])).toEqual([{ kind: 'start' }]);
});

test('TIME-13: accepts a booking of the branch with the start', async () => {
  const { branch, ask, me, press } = await withPhone();
  const task = { title: 'Kühlhaus', branch: { id: branch } };
  const made = dataOf<{ id: string }>(await ask('POST', 'tasks', { body: task }));
  const offered = dataOf<Offered>(await ask('GET', 'own-time/bookable', { as: me }));
  expect(offered.map((one) => [one.branch.id, one.tasks.map(({ id }) => id)])).toEqual([[branch, [made.id]]]);
  expect(dataOf(await press('start', { task: { id: made.id } }))).toMatchObject({
    task: { id: made.id },
    project: null,
  });
});

test('TIME-06, TIME-21: derives the same time from terminal, phone or both, for any punches', async () => {
  const { tenant, branch, hire, terminal, punch, press, list } = await withPhone();
  const tablet = await terminal();
  const step = fc.record({
    verb: fc.constantFrom('start', 'pause', 'resume', 'end'),
    minutes: fc.integer({ min: 1, max: 900 }),
    late: fc.constantFrom(0, 0, 30, 300, 1_200),
    isPhone: fc.boolean(),
    again: fc.boolean(),
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const published: unknown[][] = [];
      for (const by of ['terminal', 'phone', 'turns'] as const) {
        const person = await hire(`Zufall${count++}`);
        const as = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: person });
        let at = 0;
        for (const { verb, minutes, late, isPhone, again } of steps) {
          at += minutes;
          setClock(`0:${at}`);
          const sent = { id: uuidv7(), at: new Date(vienna(`0:${at - late}`)), sentAt: now() };
          const isOwn = by === 'phone' || (by === 'turns' && isPhone);
          for (let times = again ? 2 : 1; times > 0; times--)
            await (isOwn ? press(verb, { as, ...sent }) : punch(tablet, person, verb, sent));
        }
        const { activities, unused } = deriveActivities(await storedFacts(service(), person));
        const found = await list(`filter[user]=${person}&sort=startAt`);
        expect(unused).toEqual([]);
        expect(found.map(({ id }) => id)).toEqual(activities.map(({ id }) => id));
        published.push(
          found.map(({ startAt, endAt, pauses, state, isLate }) => ({ startAt, endAt, pauses, state, isLate })),
        );
      }
      expect(published[1]).toEqual(published[0]);
      expect(published[2]).toEqual(published[0]);
    }),
    { numRuns: 15 },
  );
}, 120_000);
