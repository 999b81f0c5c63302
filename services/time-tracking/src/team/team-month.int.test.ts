import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { users } from '@theke/contracts/identity/user';
import type { TeamMonth } from '@theke/contracts/time-tracking/team-month';
import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import { asStaff } from '@theke/kit/testing/callers';
import { monthSpan } from '@theke/rules/time/months';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';
import { toTeamRow } from './to-team-row.ts';

const { service, business } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const dataOf = <T>({ status, body }: Answer): T => {
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as T;
};

/** From a month that ended a year ago to one that has not begun. */
const months = ['2025-11', '2025-12', '2026-09', '2026-10', '2026-11', '2026-12'];

/**
 * Days before the Monday of the test: recent, around the 25-hour night and month ends, and long ago, where only
 * balances matter. Few values, so that absences and work overlap often.
 */
const anyDay = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 20, max: 32 }),
  fc.integer({ min: 50, max: 57 }),
  fc.integer({ min: 355, max: 366 }),
);

/** Minutes and seconds of a day: also over midnight, in nights of 23 and 25 hours, and with fractions of a second. */
const workedDay = fc.record({
  day: anyDay,
  start: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  minutes: fc.integer({ min: 1, max: 14 * 60 }),
  fraction: fc.constantFrom(0, 350, 7_999),
  pauses: fc.array(fc.record({ after: fc.nat(99), long: fc.nat(99) }), { maxLength: 2 }),
  /** A correction shortens by these minutes, or removes the activity. */
  correction: fc.option(fc.constantFrom(0, 1, 30), { freq: 3 }),
});

/** Actions of one person, in days before the Monday of the test. */
const colleague = fc.record({
  /** null: no employment. */
  agreed: fc.option(
    fc.record({
      region: fc.constantFrom('AT', 'DE-BY', 'CH-ZH'),
      countsFrom: fc.constantFrom('2025-11-03', '2026-08-15', '2026-10-12', '2026-11-20', '2027-01-01'),
      openingMinutes: fc.integer({ min: -600, max: 600 }),
      weeklyMinutes: fc.integer({ min: 60, max: 2_400 }),
      followsPlan: fc.boolean(),
      changesOn: fc.option(fc.constantFrom('2025-11-20', '2026-09-14', '2026-10-25', '2026-11-11')),
    }),
    { freq: 5 },
  ),
  worked: fc.array(workedDay, { maxLength: 10 }),
  shifts: fc.uniqueArray(fc.integer({ min: 3, max: 80 }), { maxLength: 3 }),
  away: fc.array(
    fc.record({
      kind: fc.constantFrom('holiday', 'sick', 'sick', 'unpaid', 'time-off'),
      from: anyDay.filter((days) => days > 3),
      days: fc.integer({ min: 0, max: 9 }),
      isHalfDay: fc.boolean(),
      isAsked: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  isElsewhereToo: fc.boolean(),
  isClosed: fc.boolean(),
  runs: fc.boolean(),
  /** An activity that ended today counts after today. */
  endedToday: fc.boolean(),
});

type Colleague = typeof colleague extends fc.Arbitrary<infer T> ? T : never;

type Worked = Colleague['worked'][number];
const earlyToday: Worked = { day: 0, start: 150, minutes: 200, fraction: 0, pauses: [], correction: null };

/** Times of an activity with consecutive pauses, as far as they fit. */
function timesOf({ day, start, minutes, fraction, pauses }: Worked, shorter = 0) {
  const at = (minute: number) => new Date(Date.parse(vienna(`0:${start + minute}`, -day)) + fraction).toISOString();
  const end = Math.max(1, minutes - shorter);
  let from = 0;
  const within = pauses.flatMap(({ after, long }) => {
    const pause = { startAt: at(from + after), endAt: at(from + after + long) };
    from += after + long;
    return from <= end ? [pause] : [];
  });
  return { startAt: vienna(`0:${start}`, -day), endAt: at(end), pauses: within };
}

const dateBefore = (days: number): string => vienna('12:00', -days).slice(0, 10);

test('TIME-17: shows for each person the figures of their own sheet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(colleague, { minLength: 1, maxLength: 4 }), async (team) => {
      const shop = await business();
      const { ask, hire, branch, tenant, punch } = shop;
      const other = uuidv7();
      const example = { ...branches.events.changed.example, id: other, timeZone: 'Europe/London' };
      await service().publish(tenant, branches.events.changed(other, 1, example));
      const tablet = await shop.terminal();
      await hire('Anderswo', { branches: [other] });
      for (const [at, one] of team.entries()) {
        const person = await hire(`Novak${at}`, { branches: one.isElsewhereToo ? [other, branch] : [branch] });
        const user = { id: person };
        if (one.agreed) {
          const { weeklyMinutes, followsPlan, changesOn, ...agreed } = one.agreed;
          const first = { validFrom: '2025-01-01', weeklyMinutes, followsPlan, holidayDays: 25 };
          const terms = [
            { ...first, weekdays: [1, 2, 3, 4, 5] },
            ...(changesOn ? [{ ...first, validFrom: changesOn, weeklyMinutes: 1_111, weekdays: [2, 3, 6] }] : []),
          ];
          const body = { version: 0, employedFrom: '2025-01-01', ...agreed, terms };
          dataOf(await ask('PUT', `working-people/${person}/employment`, { body }));
        }
        for (const activity of one.endedToday ? [earlyToday, ...one.worked] : one.worked) {
          const body = { user, branch: { id: branch }, ...timesOf(activity), reason: 'Zufall.' };
          const made = await ask('POST', 'working-activities', { body });
          // 422: it would overlap another.
          expect([201, 422]).toContain(made.status);
          if (made.status !== 201 || activity.correction === null) continue;
          const { id, version } = made.body.data as { id: string; version: number };
          const times = { version, ...timesOf(activity, activity.correction), reason: 'Zufall.' };
          const corrected =
            activity.correction === 0
              ? await ask('DELETE', `working-activities/${id}?reason=Zufall`)
              : await ask('PUT', `working-activities/${id}`, { body: times });
          expect([200, 204]).toContain(corrected.status);
        }
        for (const day of one.shifts) {
          const times = { startAt: vienna('09:00', -day), endAt: vienna('14:00', -day), pauseMinutes: 15 };
          expect(
            (await ask('POST', 'working-schedules', { body: { user, branch: { id: branch }, ...times } })).status,
          ).toBe(201);
        }
        for (const { from, days, isAsked, ...away } of one.away) {
          const half = away.isHalfDay ? (away.kind === 'sick' ? 'afternoon' : 'morning') : null;
          const body = { user, ...away, half, from: dateBefore(from), to: dateBefore(from - Math.min(days, from)) };
          const herself = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: person });
          // Two of them may overlap.
          expect([201, 409, 422]).toContain(
            (await ask('POST', 'absences', { body, ...(isAsked && { as: herself }) })).status,
          );
        }
        // A month with undecided requests stays open.
        if (one.isClosed) await ask('POST', 'time-sheets/close', { body: { user, month: '2026-10' } });
        if (one.runs) expect((await punch(tablet, person, 'start')).status).toBe(200);
      }
      const weeks = new Set(team.flatMap(({ shifts }) => shifts.map((day) => 7 * Math.ceil(day / 7))));
      for (const days of weeks) {
        const body = { branch: { id: branch }, monday: dateBefore(days) };
        // A week that violates the law, or affects a closed month, stays a draft.
        expect([200, 409, 422]).toContain((await ask('POST', 'working-schedules/publish', { body })).status);
      }
      for (const month of months) {
        const found = dataOf<TeamMonth>(await ask('GET', `time-sheets/team-month?branch=${branch}&month=${month}`));
        const { from, to } = monthSpan(month);
        const range = `from=${from}&to=${to}`;
        expect(found).toMatchObject({ branch: { id: branch }, month, from, to });
        expect(found.people.length).toBe(team.length);
        expect(found.people.map(({ name }) => name)).toEqual(found.people.map(({ name }) => name).toSorted());
        for (const row of found.people) {
          const sheet = dataOf<TimeSheet>(await ask('GET', `time-sheets/balances?user=${row.user.id}&${range}`));
          expect(row).toEqual(toTeamRow(sheet));
          expect(row.balance).toBe(row.balanceBefore + sheet.worked + row.credited - row.target);
        }
      }
    }),
    { numRuns: 12 },
  );
  expect(service().log.filter(({ level }) => level === 'error')).toEqual([]);
}, 120_000);

test("TIME-10, TIME-17: shows a team's month to its managers, and logs each view once", async () => {
  const { tenant, branch, ask, hire } = await business();
  const [sara, ali] = [await hire('Novak'), await hire('Kaya')];
  const boss = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: uuidv7() });
  const stranger = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() });
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara });
  const ofAnother = asStaff(uuidv7(), { roles: ['ROLE_ADMIN'], branches: [branch], id: uuidv7() });
  const month = (as: ReturnType<typeof asStaff>, query = `branch=${branch}&month=2026-10`) =>
    ask('GET', `time-sheets/team-month?${query}`, { as });
  expect((await month(employee)).status).toBe(403);
  expect([(await month(stranger)).status, (await month(ofAnother)).status]).toEqual([404, 404]);
  expect((await month(boss, `branch=${branch}&month=2026-00`)).body.errors?.[0]?.field).toBe('month');
  for (const _ of ['once', 'and soon again'])
    expect(dataOf<TeamMonth>(await month(boss)).people.map(({ user }) => user.id)).toEqual([ali, sara]);
  await service().settled();
  const seen = service().events.filter(({ type, tenantid }) => type === timesSeen.type && tenantid === tenant);
  expect(seen.map(({ subject }) => subject).toSorted()).toEqual([sara, ali].toSorted());
});

test('TIME-17: lists former staff only in months in which they worked', async () => {
  const { tenant, branch, ask, hire } = await business();
  const sara = await hire('Novak');
  const times = { startAt: vienna('08:00', -30), endAt: vienna('09:00', -30), reason: 'Nachgetragen.' };
  const body = { user: { id: sara }, branch: { id: branch }, ...times };
  expect((await ask('POST', 'working-activities', { body })).status).toBe(201);
  const left = {
    ...users.events.changed.example,
    id: sara,
    lastName: 'Novak',
    branches: [{ id: branch }],
    isActive: false,
  };
  await service().publish(tenant, users.events.changed(sara, 2, left));
  await service().settled();
  const people = async (month: string) =>
    dataOf<TeamMonth>(await ask('GET', `time-sheets/team-month?branch=${branch}&month=${month}`)).people;
  expect(await people('2026-10')).toMatchObject([
    { user: { id: sara }, hasEmployment: false, worked: 3_600, balance: 0 },
  ]);
  expect([await people('2026-09'), await people('2026-11')]).toEqual([[], []]);
});
