import { randomUUID } from 'node:crypto';
import { until } from '@theke/kit/testing/until';
import { addDays, dateOf, instantOf, localTime } from '@theke/rules/time/local-time';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { otherBranch } from './demo-shop.ts';
import type { Platform } from './platform.ts';
import { callOrThrow } from './staff-calls.ts';

export type StaffedBranch = Awaited<ReturnType<typeof createStaffedBranch>>;

const zone = 'Europe/Vienna';

/** A branch with three own staff whom time tracking knows, and the calls to plan next week there. */
export async function createStaffedBranch(platform: Platform) {
  const cookie = await platform.login('admin@demo.example');
  // In the first branch the demo's own staff are planned.
  const { id: branch } = await otherBranch(platform);
  const post = async (path: string, body: object): Promise<{ id: string }> =>
    (await callOrThrow(platform, 'POST', `/api/${path}`, cookie, body)).data;
  const createEmployee = async (firstName: string, lastName: string) => {
    const email = `${firstName}.${randomUUID()}@demo.example`.toLowerCase();
    const account = { roles: ['ROLE_EMPLOYEE'], branches: [{ id: branch }], password: 'theke-demo' };
    const { id } = await post('users', { firstName, lastName, email, ...account });
    return { id, email };
  };
  const [sara, martin, lena] = [
    await createEmployee('Sara', 'Novak'),
    await createEmployee('Martin', 'Lechner'),
    await createEmployee('Lena', 'Schöberl'),
  ];
  await until('time tracking to receive them', async () => {
    const { body } = await platform.call('GET', `/api/working-people?pageSize=500&filter[branch]=${branch}`, {
      cookie,
    });
    const knownIds = (body.data as { id: string }[] | undefined)?.map(({ id }) => id) ?? [];
    return [sara, martin, lena].every(({ id }) => knownIds.includes(id));
  });
  const monday = addDays(mondayOf(dateOf(localTime(zone, Date.now()))), 7);
  /** Local time of the branch, a number of days after Monday. */
  const at = (day: number, time: string) =>
    new Date(instantOf(zone, Date.parse(`${addDays(monday, day)}T${time}:00Z`))).toISOString();
  const plan = (user: { id: string } | null, day: number, from: string, to: string, role = '') =>
    post('working-schedules', {
      branch: { id: branch },
      user: user && { id: user.id },
      startAt: at(day, from),
      endAt: at(day, to),
      pauseMinutes: 30,
      role,
    });
  return { cookie, branch, monday, sara, martin, lena, at, plan };
}
