import { expect, test } from '@jest/globals';
import { absenceChanged } from '@theke/contracts/time-tracking/absence';
import { absenceAsked, absenceDecided } from '@theke/contracts/time-tracking/absence-asked';
import type { AbsenceRequest } from '@theke/contracts/time-tracking/absence-request';
import { employmentChanged, employmentDraft } from '@theke/contracts/time-tracking/employment';
import type { HolidayBalance, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import { asStaff } from '@theke/kit/testing/callers';
import { deriveActivities } from '@theke/rules/working-time/punches';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { storedFacts } from '../../testing/stored-facts.ts';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';
import { computeTimeSheet } from './compute-time-sheet.ts';

const { service, business, setClock, now: clockNow } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
const dataOf = <T = { id: string; version: number; state: string }>({ body }: Answer) => body.data as T;

const terms = { validFrom: '2026-11-01', weeklyMinutes: 2_310, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 };
const agreed = {
  version: 0,
  region: 'AT',
  employedFrom: '2024-01-01',
  countsFrom: '2026-11-01',
  openingMinutes: 60,
  carriedIn: [{ year: 2025, days: 3 }],
  terms: [{ ...terms, validFrom: '2024-01-01' }],
};

/** Sara owes 7:42 hours from Monday to Friday since 1 November 2026, in Austria; it is Monday the 23rd. */
async function employed() {
  const shop = await business();
  const [sara, tablet] = [await shop.hire('Novak'), await shop.terminal()];
  const { ask, branch } = shop;
  expect((await ask('PUT', `working-people/${sara}/employment`, { body: agreed })).status).toBe(200);
  const worked = (startAt: string, endAt: string, pauses: object[] = []) =>
    ask('POST', 'working-activities', {
      body: { user: { id: sara }, branch: { id: branch }, startAt, endAt, pauses, reason: 'Nachgetragen.' },
    });
  const sheet = async (from: string, to: string, as?: ReturnType<typeof asStaff>) =>
    dataOf<TimeSheet>(await ask('GET', `time-sheets/balances?user=${sara}&from=${from}&to=${to}`, as && { as }));
  const account = async (year?: number) =>
    dataOf<HolidayBalance>(await ask('GET', `time-sheets/holiday-balances?user=${sara}${year ? `&year=${year}` : ''}`));
  const away = (given: object, as?: ReturnType<typeof asStaff>) =>
    ask('POST', 'absences', { body: { user: { id: sara }, kind: 'holiday', ...given }, ...(as && { as }) });
  const herself = asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara });
  return { ...shop, sara, tablet, worked, sheet, account, away, herself };
}

test('shows whose working hours are agreed', async () => {
  const { ask, hire, sara } = await employed();
  const ali = await hire('Kaya');
  const people = dataOf<{ id: string; hasEmployment: boolean }[]>(await ask('GET', 'working-people?pageSize=50'));
  const hasEmployment = (person: string) => people.find(({ id }) => id === person)?.hasEmployment;
  expect([hasEmployment(sara), hasEmployment(ali)]).toEqual([true, false]);
});

test('TIME-11: uses the current month until today by default, and validates a range with its defaults', async () => {
  const { ask, sara, sheet } = await employed();
  const asked = async (query: string) => ask('GET', `time-sheets/balances?user=${sara}${query}`);
  const days = async (query: string) => dataOf<TimeSheet>(await asked(query)).days.map(({ date }) => date);
  const today = (await sheet('2026-11-01', '2026-11-30')).days.map(({ date }) => date);
  expect(await days('')).toEqual(today.filter((date) => date <= '2026-11-23'));
  expect(await days('&to=2026-11-10')).toEqual(today.filter((date) => date <= '2026-11-10'));
  expect(await days('&from=2026-11-20')).toEqual(today.filter((date) => date >= '2026-11-20' && date <= '2026-11-23'));
  expect(faultOf(await asked('&from=2020-01-01'))).toEqual([422, 'OUT_OF_RANGE', 'to']);
});

test('TIME-06: uses published shifts without pauses as target hours for people who follow the plan, not drafts', async () => {
  const { ask, branch, sara, sheet, worked } = await employed();
  const following = { ...agreed, version: 1, terms: [{ ...agreed.terms[0], followsPlan: true }] };
  expect((await ask('PUT', `working-people/${sara}/employment`, { body: following })).status).toBe(200);
  const plan = (day: number, from: string, to: string) =>
    ask('POST', 'working-schedules', {
      body: {
        branch: { id: branch },
        user: { id: sara },
        startAt: vienna(from, day),
        endAt: vienna(to, day),
        pauseMinutes: 30,
      },
    });
  // Wednesday the 18th and Friday the 20th; the following Saturday is planned after publishing.
  expect((await plan(-5, '16:00', '23:00')).status).toBe(201);
  expect((await plan(-3, '10:00', '14:30')).status).toBe(201);
  const week = { branch: { id: branch }, monday: '2026-11-16' };
  expect((await ask('POST', 'working-schedules/publish', { body: week })).status).toBe(200);
  expect((await plan(-2, '10:00', '18:00')).status).toBe(201);
  await worked(vienna('16:00', -5), vienna('22:00', -5));
  const { days, target, worked: done } = await sheet('2026-11-16', '2026-11-22');
  expect(days.map(({ target }) => target / 3_600)).toEqual([0, 0, 6.5, 0, 4, 0, 0]);
  expect([target, done]).toEqual([10.5 * 3_600, 6 * 3_600]);
});

test('TIME-06, TIME-11: computes a balance from agreed, worked and credited time of past days', async () => {
  const { worked, sheet, away, punch, tablet, sara } = await employed();
  // Mon 2 to Fri 6 November: 8 hours on Monday, holiday on Thursday, nothing on the others; Sun 1 is All Saints.
  await worked(vienna('08:00', -21), vienna('16:30', -21), [
    { startAt: vienna('12:00', -21), endAt: vienna('12:30', -21) },
  ]);
  await away({ from: '2026-11-05', to: '2026-11-05' });
  await punch(tablet, sara, 'start');
  const found = await sheet('2026-11-01', '2026-11-30');
  expect(found).toMatchObject({
    hasEmployment: true,
    over: '2026-11-22',
    timeZone: 'Europe/Vienna',
    name: 'Dora Novak',
    // Two years by Austrian law (TIME-18).
    kept: { day: '2026-11-23', until: '2028-11-23' },
  });
  const due = 7.7 * 3_600;
  expect(found.days[1]).toMatchObject({
    date: '2026-11-02',
    counts: true,
    startAt: vienna('08:00', -21),
    endAt: vienna('16:30', -21),
    pauseSeconds: 1_800,
    target: due,
    worked: 8 * 3_600,
    balance: 3_600 + 8 * 3_600 - due,
    isCorrected: true,
  });
  expect(found.days[0]).toMatchObject({ publicHoliday: 'Allerheiligen', target: 0, balance: 3_600 });
  expect(found.days[4]).toMatchObject({
    target: due,
    credited: due,
    holidayDays: 1,
    absences: [{ kind: 'holiday', state: 'approved' }],
  });
  expect(found.days[22]).toMatchObject({ date: '2026-11-23', counts: false, isRunning: true, worked: 0, target: due });
  // Target of 15 days until Sunday the 22nd, of 21 in the month.
  expect([found.target, found.worked, found.credited, found.targetInAll]).toEqual([15 * due, 28_800, due, 21 * due]);
  expect(found.balance).toBe(3_600 + 28_800 + due - 15 * due);
  expect(found.balanceBefore).toBe(3_600);
  expect(found.months).toEqual([
    { month: '2026-11', target: 15 * due, worked: 28_800, credited: due, balance: found.balance },
  ]);
  // The days of a month sum up to it, in any split.
  const halves = [await sheet('2026-11-01', '2026-11-10'), await sheet('2026-11-11', '2026-11-30')];
  expect(halves[1]?.balanceBefore).toBe(halves[0]?.balance);
  expect(halves.map(({ target }) => target).reduce((sum, each) => sum + each)).toBe(found.target);
  expect(halves.flatMap(({ days }) => days)).toEqual(found.days);
  // In a later month nothing counts yet: the balance is the current one.
  expect(await sheet('2026-12-01', '2026-12-31')).toMatchObject({
    target: 0,
    balance: found.balance,
    balanceBefore: found.balance,
  });
});

test('TIME-09: shows legal warnings at their day without changing the figures', async () => {
  const { worked, sheet } = await employed();
  await worked(vienna('06:00', -19), vienna('19:00', -19));
  const { days } = await sheet('2026-11-04', '2026-11-04');
  expect(days[0]?.worked).toBe(13 * 3_600);
  expect(days[0]?.warnings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(
    expect.arrayContaining(['AT-AZG-11-1 breach', 'AT-AZG-9-1 breach']),
  );
  expect(days[0]?.warnings[0]?.text).toMatch(/AZG|Arbeitszeitgesetz/);
});

test('shows worked time and no balance without an employment', async () => {
  const { ask, hire, branch } = await business();
  const ali = await hire('Kaya');
  const times = { startAt: vienna('08:00', -3), endAt: vienna('09:00', -3), reason: 'Nachgetragen.' };
  await ask('POST', 'working-activities', { body: { user: { id: ali }, branch: { id: branch }, ...times } });
  const query = `user=${ali}&from=2026-11-01&to=2026-11-30`;
  expect(dataOf<TimeSheet>(await ask('GET', `time-sheets/balances?${query}`))).toMatchObject({
    hasEmployment: false,
    kept: null,
    target: 0,
    balance: 0,
    months: [],
  });
  expect(dataOf(await ask('GET', `time-sheets/holiday-balances?user=${ali}`))).toMatchObject({
    year: 2026,
    account: null,
  });
  expect(dataOf(await ask('GET', `working-people/${ali}/employment`))).toBe(null);
});

test('TIME-11: shows carried, taken, approved and requested days in the holiday account', async () => {
  const { account, away, herself } = await employed();
  await away({ from: '2026-11-05', to: '2026-11-08' });
  await away({ from: '2026-12-28', to: '2026-12-31' });
  await away({ from: '2026-12-21', to: '2026-12-21', isHalfDay: true, half: 'morning' }, herself);
  await away({ from: '2026-12-21', to: '2026-12-21', isHalfDay: true, half: 'afternoon' }, herself);
  const { year, account: found } = await account();
  expect([year, found]).toMatchObject([
    2026,
    {
      from: '2026-01-01',
      to: '2026-12-31',
      on: '2026-11-23',
      carried: 3,
      entitled: 25,
      taken: 2,
      planned: 4,
      requested: 1,
      expired: 0,
      left: 26,
      least: 25,
      lots: [
        { year: 2025, left: 1, expiresOn: null, isKeptUntold: true },
        { year: 2026, left: 25, expiresOn: null, isKeptUntold: true },
      ],
    },
  ]);
  expect((await account(2025)).account).toBe(null);
  expect((await account(2027)).account).toMatchObject({ carried: 22, entitled: 25 });
});

test('accepts half days in the morning and in the afternoon of one day', async () => {
  const { away, herself } = await employed();
  const half = async (given: object) => {
    const { status, body } = await away({ from: '2026-12-07', to: '2026-12-07', ...given }, herself);
    return [status, body.errors?.[0]?.field];
  };
  expect(await half({ isHalfDay: true })).toEqual([422, 'half']);
  expect(await half({ half: 'morning' })).toEqual([422, 'half']);
  expect(await half({ isHalfDay: true, half: 'morning' })).toEqual([201, undefined]);
  expect((await half({ isHalfDay: true, half: 'morning', kind: 'time-off' }))[0]).toBe(422);
  expect(await half({ isHalfDay: true, half: 'afternoon' })).toEqual([201, undefined]);
});

test('lets people request absences and managers decide, and rejects errors in German with their field', async () => {
  const { tenant, branch, ask, sara, away, herself, account } = await employed();
  const boss = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: uuidv7() });
  const stranger = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() });
  const asked = await away({ from: '2026-12-07', to: '2026-12-11' }, herself);
  expect([asked.status, dataOf(asked).state]).toEqual([201, 'requested']);
  const { id } = dataOf(asked);
  expect(faultOf(await away({ from: '2026-12-11', to: '2026-12-12' }, herself))).toEqual([
    422,
    'ABSENCE_OVERLAPS',
    'from',
  ]);
  expect(faultOf(await away({ from: '2026-12-20', to: '2026-12-19' }, herself))).toEqual([422, 'ENDS_BEFORE', 'to']);
  expect(faultOf(await away({ from: '2028-11-20', to: '2028-11-24' }, herself))).toEqual([422, 'TOO_FAR', 'to']);
  expect(faultOf(await away({ from: '2026-12-20', to: '2027-12-31' }, herself))).toEqual([422, 'TOO_LONG', 'to']);
  expect(faultOf(await away({ from: '2026-12-20', to: '2026-12-20' }, stranger))).toEqual([
    422,
    'UNKNOWN_REFERENCE',
    'user',
  ]);
  // Sickness during a holiday is no overlap.
  expect((await away({ kind: 'sick', from: '2026-12-09', to: '2026-12-09' }, herself)).status).toBe(201);

  const decide = (as: ReturnType<typeof asStaff>, body: object) => ask('POST', `absences/${id}/decide`, { as, body });
  expect((await decide(herself, { state: 'approved' })).status).toBe(403);
  expect((await decide(stranger, { state: 'approved' })).status).toBe(404);
  expect(faultOf(await decide(boss, { state: 'rejected' }))).toEqual([422, 'ANSWER_MISSING', 'answer']);
  expect(dataOf(await decide(boss, { state: 'approved', answer: 'Gern.' }))).toMatchObject({
    version: 2,
    state: 'approved',
    answer: 'Gern.',
    decidedBy: 'Dora Huber',
  });
  // A repeated decision changes nothing.
  expect(dataOf(await decide(boss, { state: 'approved', answer: 'Sehr gern.' }))).toMatchObject({
    version: 2,
    answer: 'Gern.',
  });
  expect((await ask('GET', `absences/${id}`, { as: stranger })).status).toBe(404);
  expect(dataOf(await ask('GET', `absences/${id}`, { as: herself }))).toMatchObject({ id, name: 'Dora Novak' });
  expect(faultOf(await decide(boss, { state: 'rejected', answer: 'Doch nicht.' }))).toEqual([
    409,
    'ALREADY_DECIDED',
    undefined,
  ]);
  // 8 December is a public holiday.
  expect((await account()).account).toMatchObject({ planned: 4 });

  const withdraw = (as: ReturnType<typeof asStaff>) => ask('POST', `absences/${id}/withdraw`, { as, body: {} });
  expect((await withdraw(herself)).status).toBe(409);
  expect(dataOf(await withdraw(boss)).state).toBe('withdrawn');
  expect((await account()).account).toMatchObject({ planned: 0 });
  const listed = async (as: ReturnType<typeof asStaff>, query = '') =>
    dataOf<{ kind: string; name: string }[]>(await ask('GET', `absences?${query}`, { as }));
  expect(await listed(herself)).toMatchObject([{ kind: 'sick', name: 'Dora Novak' }, { kind: 'holiday' }]);
  expect(await listed(stranger)).toEqual([]);
  expect(await listed(boss, `filter[branch]=${branch}&filter[state]=requested`)).toMatchObject([{ kind: 'sick' }]);
  expect(
    await listed(boss, `filter[user]=${sara}&filter[fromUntil]=2026-12-08&filter[toFrom]=2026-12-08`),
  ).toMatchObject([{ kind: 'holiday' }]);
  await service().settled();
  const published = service().events.filter(({ type, subject }) => type === absenceChanged.type && subject === id);
  expect(published.map(({ data }) => (data as { state: string }).state)).toEqual([
    'requested',
    'approved',
    'withdrawn',
  ]);
});

test('TIME-24: notifies only those who may decide about a request', async () => {
  const { hire, away, herself } = await employed();
  const leading = [
    await hire('Kaya', { roles: ['ROLE_MANAGER'] }),
    await hire('Huber', { roles: ['ROLE_ADMIN'], branches: [] }),
    await hire('Alle', { roles: ['ROLE_MANAGER'], branches: [] }),
  ];
  await hire('Weit', { roles: ['ROLE_MANAGER'], branches: [uuidv7()] });
  await hire('Aus', { roles: ['ROLE_MANAGER'], isActive: false });
  await hire('Kollege', { roles: ['ROLE_EMPLOYEE'] });
  await hire('Ohne', { roles: ['ROLE_EMPLOYEE'], branches: [] });
  const asked = dataOf<{ id: string }>(await away({ from: '2026-12-07', to: '2026-12-11' }, herself));
  // An absence entered by a manager is approved.
  const entered = dataOf<{ id: string }>(await away({ from: '2026-12-14', to: '2026-12-14' }));
  await service().settled();
  const published = service().events.filter(({ type }) => type === absenceAsked.type);
  const of = (id: string) => published.filter(({ subject }) => subject === id).map(({ data }) => data);
  const [event, ...more] = of(asked.id) as { people: { id: string }[] }[];
  expect([more, event?.people.map(({ id }) => id)]).toEqual([[], leading.toSorted()]);
  expect(event).toMatchObject({
    absence: { id: asked.id },
    days: { from: '2026-12-07', to: '2026-12-11', half: null },
  });
  expect(event?.people).toContainEqual({ id: leading[0], firstName: 'Dora', email: 'kaya@marillo.example' });
  expect(of(entered.id)).toEqual([]);
});

test('TIME-24: publishes what others decided about an absence, so that the person is notified', async () => {
  const { tenant, branch, ask, away, herself, sara } = await employed();
  const boss = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], name: 'Dora Huber' });
  const request = async (day: string) => dataOf(await away({ from: day, to: day }, herself)).id;
  const [approved, rejected, own] = [
    await request('2026-12-07'),
    await request('2026-12-09'),
    await request('2026-12-10'),
  ];
  const act = (id: string, verb: string, as: typeof boss, body = {}) =>
    ask('POST', `absences/${id}/${verb}`, { as, body });
  await act(approved, 'decide', boss, { state: 'approved' });
  await act(approved, 'decide', boss, { state: 'approved' });
  await act(rejected, 'decide', boss, { state: 'rejected', answer: 'Zwei sind schon weg.' });
  await act(own, 'withdraw', herself);
  await act(approved, 'withdraw', boss);
  await service().settled();
  const published = service().events.filter(({ type }) => type === absenceDecided.type);
  const of = (id: string) => published.filter(({ subject }) => subject === id).map(({ data }) => data);
  expect(of(approved)).toMatchObject([
    {
      state: 'approved',
      user: { id: sara },
      firstName: 'Dora',
      email: 'novak@marillo.example',
      decidedBy: 'Dora Huber',
    },
    { state: 'withdrawn', days: { from: '2026-12-07', to: '2026-12-07', half: null } },
  ]);
  expect(of(rejected)).toMatchObject([{ state: 'rejected', answer: 'Zwei sind schon weg.' }]);
  expect(of(own)).toEqual([]);
});

test('TIME-27: shows open requests with days left, others who are absent, and the shifts they take', async () => {
  const { tenant, branch, ask, hire, away, herself, sara } = await employed();
  const ali = await hire('Kaya');
  const elsewhere = await hire('Weit', { branches: [uuidv7()] });
  const enter = (user: string, given: object) => ask('POST', 'absences', { body: { user: { id: user }, ...given } });
  const asked = dataOf(await away({ from: '2026-12-07', to: '2026-12-11' }, herself));
  const morning = { kind: 'time-off', from: '2026-12-14', to: '2026-12-14', isHalfDay: true, half: 'morning' };
  const halfDay = dataOf(await away(morning, herself));
  const others = {
    together: dataOf(await enter(ali, { kind: 'sick', from: '2026-12-11', to: '2026-12-13' })),
    // Only the other half of the day.
    later: dataOf(await enter(ali, { ...morning, half: 'afternoon' })),
    elsewhere: dataOf(await enter(elsewhere, { kind: 'holiday', from: '2026-12-07', to: '2026-12-11' })),
  };
  const plan = async (from: string, to: string, day: number) => {
    const times = { startAt: vienna(from, day), endAt: vienna(to, day), pauseMinutes: 30 };
    const body = { branch: { id: branch }, user: { id: sara }, ...times };
    return dataOf(await ask('POST', 'working-schedules', { body })).id;
  };
  // Monday the 7th, Saturday the 12th, and the afternoon and the morning of Monday the 14th.
  const [inWeek] = [
    await plan('16:00', '23:00', 14),
    await plan('16:00', '23:00', 19),
    await plan('12:00', '20:00', 21),
  ];

  const boss = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: ali });
  const read = async (as: ReturnType<typeof asStaff>, query = '') =>
    dataOf<AbsenceRequest[]>(await ask('GET', `absences/requests${query}`, { as }));
  const [first, second, ...rest] = await read(boss);
  expect(rest).toEqual([]);
  // 8 December is a public holiday; 25 days and 3 of last year are free.
  expect(first).toMatchObject({ id: asked.id, isDecidable: true, timeBalance: null });
  expect(first?.holidays).toMatchObject({ days: 4, free: 28, entitled: 25, from: '2026-01-01', to: '2026-12-31' });
  expect(first?.others.map(({ id, state }) => [id, state])).toEqual([[others.together.id, 'approved']]);
  expect(first?.shifts.map(({ id }) => id)).toEqual([inWeek]);
  // The balance begins on 1 November with an hour; nothing was worked on 15 working days.
  expect(second).toMatchObject({ id: halfDay.id, holidays: null, others: [], shifts: [] });
  expect(second?.timeBalance).toBe(3_600 - 15 * 7.7 * 3_600);

  const approve = await ask('POST', `absences/${asked.id}/decide`, { as: boss, body: { state: 'approved' } });
  expect(approve.status).toBe(200);
  const more = dataOf(await away({ from: '2026-12-21', to: '2026-12-21' }, herself));
  const left = (await read(boss)).find(({ id }) => id === more.id)?.holidays;
  expect(left).toMatchObject({ days: 1, free: 24 });
  expect(await read(asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()] }))).toEqual([]);
  expect(await read(boss, `?branch=${uuidv7()}`)).toEqual([]);
  expect((await ask('GET', 'absences/requests', { as: herself })).status).toBe(403);

  // The own request of a manager is visible and cannot be decided.
  const own = { user: { id: ali }, kind: 'holiday', from: '2026-12-22', to: '2026-12-22' };
  const { id: ownId } = dataOf(await ask('POST', 'absences', { as: boss, body: own }));
  expect((await read(boss)).find(({ id }) => id === ownId)).toMatchObject({ isDecidable: false, holidays: null });
});

test('ACCESS-14: lets a manager without branches decide about everybody, and an employee without branches about nobody', async () => {
  const { tenant, ask, hire, away, herself, sara, sheet } = await employed();
  const alone = await hire('Allein', { branches: [] });
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'], id: await hire('Leitung', { branches: [] }) });
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], id: alone });
  const { id } = dataOf(await away({ from: '2026-12-07', to: '2026-12-11' }, herself));
  const decide = (as: typeof manager) => ask('POST', `absences/${id}/decide`, { as, body: { state: 'approved' } });
  expect((await decide(employee)).status).toBe(403);
  expect(dataOf(await decide(manager))).toMatchObject({ state: 'approved' });
  const people = async (as: typeof manager) =>
    dataOf<{ id: string }[]>(await ask('GET', 'working-people?pageSize=50', { as })).map((person) => person.id);
  expect(await people(manager)).toEqual(expect.arrayContaining([alone, sara]));
  expect(await people(employee)).toEqual([alone]);
  expect((await sheet('2026-11-01', '2026-11-30', manager)).name).toBe('Dora Novak');
});

test('lets only admins decide about themselves, not managers', async () => {
  const { tenant, branch, ask, hire } = await business();
  const ali = await hire('Kaya', { roles: ['ROLE_MANAGER'] });
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: ali });
  const body = { user: { id: ali }, kind: 'holiday', from: '2026-12-28', to: '2026-12-30' };
  const { id, state } = dataOf(await ask('POST', 'absences', { as: manager, body }));
  expect(state).toBe('requested');
  const decide = (as?: ReturnType<typeof asStaff>) =>
    ask('POST', `absences/${id}/decide`, { body: { state: 'approved' }, ...(as && { as }) });
  expect(faultOf(await decide(manager))).toEqual([403, 'OWN_ABSENCE', undefined]);
  expect((await decide()).status).toBe(200);
});

test("TIME-18: shows until when times are kept after the last agreed day, by the country's law", async () => {
  const { ask, sara, sheet } = await employed();
  const leaving = { ...agreed, version: 1, region: 'CH-ZH', endsOn: '2026-12-31' };
  expect((await ask('PUT', `working-people/${sara}/employment`, { body: leaving })).status).toBe(200);
  expect((await sheet('2026-11-01', '2026-11-30')).kept).toEqual({ day: '2026-12-31', until: '2031-12-31' });
});

test('rejects invalid terms with their field and stores nothing', async () => {
  const { tenant, branch, ask, hire } = await business();
  const sara = await hire('Novak');
  const save = (given: object, as?: ReturnType<typeof asStaff>) =>
    ask('PUT', `working-people/${sara}/employment`, { body: { ...agreed, ...given }, ...(as && { as }) });
  const term = { ...terms, validFrom: '2024-01-01' };
  expect(faultOf(await save({ endsOn: '2023-12-31' }))).toEqual([422, 'INVALID', 'endsOn']);
  expect(faultOf(await save({ countsFrom: '2023-12-31' }))).toEqual([422, 'INVALID', 'countsFrom']);
  expect(faultOf(await save({ terms: [{ ...term, validFrom: '2023-01-01' }] }))).toEqual([
    422,
    'INVALID',
    'terms.0.validFrom',
  ]);
  expect(faultOf(await save({ terms: [term, term] }))).toEqual([422, 'INVALID', 'terms.1.validFrom']);
  expect(faultOf(await save({ terms: [{ ...term, weekdays: [] }] }))).toEqual([422, 'INVALID', 'terms.0.weekdays']);
  expect(faultOf(await save({ terms: [{ ...term, weekdays: [1, 1] }] }))).toEqual([422, 'INVALID', 'terms.0.weekdays']);
  expect(faultOf(await save({ carriedIn: [{ year: 2026, days: 1 }] }))).toEqual([422, 'INVALID', 'carriedIn.0.year']);
  expect((await save({ terms: [] })).status).toBe(422);
  expect((await save({ region: 'FR' })).status).toBe(422);
  expect((await save({}, asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara }))).status).toBe(
    403,
  );
  expect(
    (await save({}, asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() }))).status,
  ).toBe(404);
  expect((await save({}, asStaff(uuidv7()))).status).toBe(404);
  expect(await service().sql('select version from employment where tenant_id = $1', [tenant])).toEqual([]);
  expect((await save({})).status).toBe(200);
  expect(faultOf(await save({}))).toEqual([409, 'STALE_VERSION', 'version']);
  await service().settled();
  const published = service().events.filter(
    ({ type, tenantid }) => type === employmentChanged.type && tenantid === tenant,
  );
  expect(published.map(({ data }) => data)).toEqual([{ user: { id: sara } }]);
});

test('TIME-10: shows sheets to the person, managers and admins, and logs views of others', async () => {
  const { tenant, branch, ask, sara, herself } = await employed();
  const boss = uuidv7();
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: boss });
  const status = async (as: ReturnType<typeof asStaff>, user = `&user=${sara}`) =>
    (await ask('GET', `time-sheets/balances?from=2026-11-01&to=2026-11-30${user}`, { as })).status;
  expect([await status(herself), await status(herself, ''), await status(manager)]).toEqual([200, 200, 200]);
  const other = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: uuidv7() });
  const elsewhere = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() });
  expect([await status(other), await status(elsewhere), await status(asStaff(uuidv7()))]).toEqual([404, 404, 404]);
  for (const path of [`time-sheets/holiday-balances?user=${sara}`, `working-people/${sara}/employment`])
    expect([(await ask('GET', path, { as: herself })).status, (await ask('GET', path, { as: other })).status]).toEqual([
      200, 404,
    ]);
  const fault = async (query: string) => faultOf(await ask('GET', `time-sheets/balances?user=${sara}&${query}`));
  expect(await fault('from=2026-11-30&to=2026-11-01')).toEqual([422, 'OUT_OF_RANGE', 'to']);
  expect(await fault('from=2025-11-01&to=2026-11-30')).toEqual([422, 'OUT_OF_RANGE', 'to']);
  expect(await fault('from=1999-11-01&to=1999-11-30')).toEqual([422, 'OUT_OF_RANGE', 'from']);
  await service().settled();
  const looks = service().events.filter(
    ({ type, tenantid, actor }) => type === timesSeen.type && tenantid === tenant && actor === `user:${boss}`,
  );
  expect(looks.map(({ subject }) => subject)).toEqual([sara]);
});

test("TIME-03: shows yesterday's balance and remaining holidays at a terminal, with a PIN if required", async () => {
  const { ask, sara, read, terminal, tablet, away } = await employed();
  setClock('09:00');
  await away({ from: '2026-12-28', to: '2026-12-31' });
  expect(dataOf(await read(tablet, `${sara}/balances`))).toMatchObject({
    hasEmployment: true,
    over: '2026-11-22',
    balance: 3_600 - 15 * 7.7 * 3_600,
    holidays: { left: 28, planned: 4, entitled: 25, carried: 3 },
  });
  await ask('PUT', `working-people/${sara}`, { body: { pin: '4711' } });
  const strict = await terminal({ isPinRequired: true });
  expect(faultOf(await read(strict, `${sara}/balances`))).toEqual([403, 'PIN_MISSING', 'pin']);
  expect((await read(strict, `${sara}/balances`, { pin: '4711' })).status).toBe(200);
});

/** Activities derived from all stored facts of a person. */
async function replayed(person: string) {
  const facts = await storedFacts(service(), person);
  return deriveActivities(facts).activities.filter(({ isRemoved }) => !isRemoved);
}

test('TIME-06: gives the same balances as a replay of the facts, for any punches and corrections', async () => {
  const { branch, ask, hire, terminal, punch, list } = await business();
  const tablet = await terminal();
  const step = fc.record({
    what: fc.constantFrom('start', 'pause', 'resume', 'end', 'end', 'correct', 'remove'),
    minutes: fc.integer({ min: 1, max: 1_000 }),
    late: fc.constantFrom(0, 0, 30, 600),
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const person = await hire(`Zufall${count++}`);
      await ask('PUT', `working-people/${person}/employment`, { body: agreed });
      let at = 0;
      for (const { what, minutes, late } of steps) {
        at += minutes;
        setClock(`0:${at}`);
        const from = vienna(`0:${at - late}`);
        if (what !== 'correct' && what !== 'remove') {
          await punch(tablet, person, what, { at: new Date(from), sentAt: new Date(vienna(`0:${at}`)) });
          continue;
        }
        const [last] = await list(`filter[user]=${person}`);
        const times = { startAt: vienna(`0:${at - late - 60}`), endAt: from, reason: 'Zufall.' };
        if (last && what === 'remove') await ask('DELETE', `working-activities/${last.id}?reason=Zufall`);
        else if (last) await ask('PUT', `working-activities/${last.id}`, { body: { version: last.version, ...times } });
        else
          await ask('POST', 'working-activities', { body: { user: { id: person }, branch: { id: branch }, ...times } });
      }
      setClock('12:00', 12);
      const range = { from: '2026-11-01', to: '2026-12-05' };
      const query = `user=${person}&from=${range.from}&to=${range.to}`;
      const { user, name, closed, kept, ...read } = dataOf<TimeSheet>(
        await ask('GET', `time-sheets/balances?${query}`),
      );
      const published = { ...read, days: read.days.map(({ bookedOn, ...day }) => day) };
      const { version, ...draft } = agreed;
      const sheet = computeTimeSheet(
        {
          zone: 'Europe/Vienna',
          now: clockNow(),
          employment: { ...employmentDraft.parse(draft), version, user: { id: person } },
          activities: (await replayed(person)).map((one) => ({
            ...one,
            state: one.endAt !== null ? 'ended' : one.isEndMissing ? 'end-missing' : 'running',
            isLate: false,
            isCorrected: false,
            project: null,
            task: null,
          })),
          absences: [],
          planned: new Map(),
        },
        range,
      );
      const sumsOf = ({ days, ...rest }: typeof sheet) => ({
        ...rest,
        days: days.map(({ isLate, isCorrected, ...day }) => day),
      });
      expect(sumsOf(published)).toEqual({ ...sumsOf(sheet), law: 'AT' });
      const counted = published.days.filter(({ counts }) => counts);
      expect(counted.reduce((sum, { worked }) => sum + worked, 0)).toBe(published.worked);
      expect(published.balance).toBe(
        published.balanceBefore + published.worked + published.credited - published.target,
      );
    }),
    { numRuns: 20 },
  );
  expect(service().log.filter(({ level }) => level === 'error')).toEqual([]);
}, 120_000);
