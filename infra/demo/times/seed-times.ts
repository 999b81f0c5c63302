import { setTimeout as wait } from 'node:timers/promises';
import { addDays, dateOf, instantOf, type LocalDate, localTime, startOf } from '@theke/rules/time/local-time';
import { datesFrom, mondayOf } from '@theke/rules/working-time/calendar';
import { isoWeekday } from '@theke/rules/working-time/known-days';
import { demoPassword } from '../../../gateway/src/demo-accounts.ts';
import { type DemoColleague, demoColleagues, demoTasks, offBy, type Work } from './demo-staff.ts';

const zone = 'Europe/Vienna';
const reason = 'Aus der bisherigen Zeiterfassung übernommen.';
/** Weeks of past times. */
const weeks = 5;

/**
 * Calls the API as an administrator of the demo's first tenant and returns the response's data. @throws with the
 * platform's error if it is refused
 */
export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;
type Ref = { id: string };

/**
 * Seeds staff of the first branch with times, plans and tasks through the API. The tasks come last: if there are any,
 * an earlier run was complete. Entries of an interrupted run are found by e-mail, agreement and times.
 */
export async function seedTimes(call: Call, now: Date): Promise<void> {
  if ((await call<unknown[]>('GET', 'tasks?pageSize=1')).length > 0) return;
  const [found] = await call<Ref[]>('GET', 'branches?pageSize=1&filter[identifier]=innenstadt');
  if (!found) throw new Error('the demo has no branch "innenstadt"');
  const branch = { id: found.id };
  const today = dateOf(localTime(zone, now.getTime()));
  const ids: string[] = [];
  for (const one of demoColleagues) ids.push(await hired(call, one, branch));
  await untilKnown(call, ids, branch);
  // Lets users of the demo clock in at once, without a tablet.
  await call('PUT', `own-time/branches/${branch.id}`, { isAllowed: true });
  await Promise.all(
    demoColleagues.map((one, index) => seedWork(call, { index, one, id: ids[index] as string, branch, today, now })),
  );
  await seedAbsences(call, ids, today);
  await seedPlans(call, ids, branch, mondayOf(today));
  for (const task of demoTasks) await seedTask(call, task, { ids, branch, today });
}

async function hired(call: Call, one: DemoColleague, branch: Ref): Promise<string> {
  const { firstName, lastName, email } = one;
  const known = await call<(Ref & { email: string })[]>('GET', `users?pageSize=100&q=${encodeURIComponent(email)}`);
  const found = known.find((user) => user.email === email);
  if (found) return found.id;
  const account = { roles: ['ROLE_EMPLOYEE'], branches: [branch], password: demoPassword };
  return (await call<Ref>('POST', 'users', { firstName, lastName, email, ...account })).id;
}

/** Waits until time tracking has received the events about the people. */
async function untilKnown(call: Call, ids: readonly string[], branch: Ref): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const known = await call<Ref[]>('GET', `working-people?pageSize=500&filter[branch]=${branch.id}`);
    if (ids.every((id) => known.some((one) => one.id === id))) return;
    await wait(100);
  }
  throw new Error('time tracking did not hear of the demo staff within 30 s');
}

const at = (date: LocalDate, time: string, minutes = 0): string => {
  const local = startOf(date) + Date.parse(`1970-01-01T${time}:00Z`);
  return new Date(instantOf(zone, local) + minutes * 60_000).toISOString();
};

type Worker = { index: number; one: DemoColleague; id: string; branch: Ref; today: LocalDate; now: Date };

/** Seeds a person's agreement and their times until yesterday. */
async function seedWork(call: Call, { index, one, id, branch, today, now }: Worker): Promise<void> {
  const from = addDays(mondayOf(today), -7 * weeks);
  const known = await call<{ version: number } | null>('GET', `working-people/${id}/employment`);
  if (!known || known.version === 0) {
    const weekdays = one.week.flatMap((day, weekday) => (day ? [weekday + 1] : []));
    const terms = [{ validFrom: from, weeklyMinutes: one.weeklyMinutes, weekdays, holidayDays: 25 }];
    const agreed = { region: 'AT', employedFrom: from, countsFrom: from, openingMinutes: one.openingMinutes, terms };
    await call('PUT', `working-people/${id}/employment`, { version: 0, ...agreed });
  }
  const paid = await call<{ version: number }>('GET', `working-people/${id}/wages`);
  if (paid.version === 0) {
    const wages = [{ validFrom: from, hourly: one.hourlyWage }];
    await call('PUT', `working-people/${id}/wages`, { version: 0, wages });
  }
  const there = await call<{ startAt: string }[]>('GET', `working-activities?pageSize=200&filter[user]=${id}`);
  const worked = new Set(there.map(({ startAt }) => dateOf(localTime(zone, Date.parse(startAt)))));
  for (const [count, date] of datesFrom(from, addDays(today, -1)).entries()) {
    const day = one.week[isoWeekday(date) - 1];
    if (!day || worked.has(date) || isAway(index, date, today)) continue;
    const [start, end, pause] = day;
    const middle = (Date.parse(at(date, start)) + Date.parse(at(date, end))) / 2;
    const pauses = pause
      ? [{ startAt: new Date(middle).toISOString(), endAt: new Date(middle + pause * 60_000).toISOString() }]
      : [];
    const times = { startAt: at(date, start, offBy(index, count) - 4), endAt: at(date, end, offBy(index, count + 3)) };
    if (times.endAt > now.toISOString()) continue;
    await call('POST', 'working-activities', { user: { id }, branch, ...times, pauses, reason });
  }
}

/** Hanna was sick two weeks ago. */
const sick = { person: 2, from: 14, to: 12 };
const isAway = (person: number, date: LocalDate, today: LocalDate): boolean =>
  person === sick.person && date >= addDays(today, -sick.from) && date <= addDays(today, -sick.to);

async function seedAbsences(call: Call, ids: readonly string[], today: LocalDate): Promise<void> {
  if ((await call<unknown[]>('GET', 'absences?pageSize=1')).length > 0) return;
  const enter = (person: number, kind: string, from: number, to: number) =>
    call('POST', 'absences', {
      user: { id: ids[person] },
      kind,
      from: addDays(today, from),
      to: addDays(today, to),
    });
  await enter(sick.person, 'sick', -sick.from, -sick.to);
  await enter(0, 'holiday', 21, 25);
}

/** Seeds this week as published, and the next one as a draft with an open shift. */
async function seedPlans(call: Call, ids: readonly string[], branch: Ref, monday: LocalDate): Promise<void> {
  type Planned = { user: Ref | null; startAt: string };
  const there = await call<Planned[]>('GET', `working-schedules?pageSize=500&filter[branch]=${branch.id}`);
  const plan = async (user: Ref | null, date: LocalDate, [from, to, pauseMinutes, role]: Work) => {
    const times = { startAt: at(date, from), endAt: at(date, to) };
    if (there.some((one) => one.user?.id === user?.id && one.startAt === times.startAt)) return;
    await call('POST', 'working-schedules', { branch, user, ...times, pauseMinutes, role });
  };
  for (const week of [monday, addDays(monday, 7)]) {
    for (const [index, { week: days }] of demoColleagues.entries())
      for (const [weekday, day] of days.entries())
        if (day) await plan({ id: ids[index] as string }, addDays(week, weekday), day);
    await plan(null, addDays(week, 5), ['17:00', '22:30', 30, 'Service']);
  }
  await call('POST', 'working-schedules/publish', { branch, monday });
}

async function seedTask(
  call: Call,
  { due, assignees, ...task }: (typeof demoTasks)[number],
  { ids, branch, today }: { ids: readonly string[]; branch: Ref; today: LocalDate },
): Promise<void> {
  const people = assignees.map((name) => ({ id: ids[demoColleagues.findIndex((one) => one.lastName === name)] }));
  const dueDate = due === undefined ? null : addDays(today, due);
  await call('POST', 'tasks', { ...task, dueDate, branch, assignees: people });
}
