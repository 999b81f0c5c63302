import { randomUUID } from 'node:crypto';
import { until } from '@theke/kit/testing/until';
import type { Platform } from './platform.ts';
import { callOrThrow } from './staff-calls.ts';

export type ExampleOwnTime = { person: string; email: string; cookie: string };

/** A logged-in person who clocks in on their own device, in a branch that now allows it. */
export async function openExampleOwnTime(platform: Platform, admin: string, branch: string): Promise<ExampleOwnTime> {
  const email = `lena.${randomUUID()}@demo.example`;
  const account = { roles: ['ROLE_EMPLOYEE'], branches: [{ id: branch }], password: 'theke-demo' };
  const user = { firstName: 'Lena', lastName: 'Schöberl', email, ...account };
  const { id: person } = (await callOrThrow(platform, 'POST', '/api/users', admin, user)).data as { id: string };
  const cookie = await platform.login(email);
  // Time tracking receives the events about her and the branch a moment later.
  await until('punches on her own device to be accepted', async () => {
    await platform.call('PUT', `/api/own-time/branches/${branch}`, { cookie: admin, body: { isAllowed: true } });
    const { status, body } = await platform.call('GET', '/api/own-time', { cookie });
    return status === 200 && (body.data as { branches: object[] }).branches.length > 0;
  });
  return { person, email, cookie };
}
