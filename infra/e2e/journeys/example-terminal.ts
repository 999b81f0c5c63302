import { randomUUID } from 'node:crypto';
import { until } from '@theke/kit/testing/until';
import type { Platform } from './platform.ts';
import { callOrThrow } from './staff-calls.ts';

export type ExampleTerminal = { key: string; person: string };

/** A terminal, which asks for a PIN if one is given, and a person who works at its branch. */
export async function openExampleTerminal(
  platform: Platform,
  cookie: string,
  branch: string,
  pin?: string,
): Promise<ExampleTerminal> {
  const post = async (path: string, body: object): Promise<{ id: string; key: string }> =>
    (await callOrThrow(platform, 'POST', `/api/${path}`, cookie, body)).data;
  const { id: person } = await post('users', {
    firstName: 'Sara',
    lastName: 'Novak',
    email: `sara.${randomUUID()}@demo.example`,
    roles: ['ROLE_EMPLOYEE'],
    branches: [{ id: branch }],
  });
  // Time tracking receives the branch and the person a moment after they were created.
  const { id } = await until('the terminal to be created', () =>
    post('terminals', { name: 'Tablet', branch: { id: branch }, isPinRequired: pin !== undefined }).catch(
      () => undefined,
    ),
  );
  const { key } = await post(`terminals/${id}/key`, {});
  await until('the terminal to list her', async () => {
    const { status } = await platform.call('GET', `/api/time-tracking/${key}/${person}/me`);
    return status === 200;
  });
  if (pin !== undefined) await callOrThrow(platform, 'PUT', `/api/working-people/${person}`, cookie, { pin });
  return { key, person };
}
