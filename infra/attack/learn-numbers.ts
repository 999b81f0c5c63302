import { randomUUID } from 'node:crypto';
import { exampleFormId, forms } from '@theke/contracts/content/form';
import { exampleNumbers } from '@theke/contracts/content/public-api';
import type { Endpoint } from '@theke/contracts/endpoint';
import { users } from '@theke/contracts/identity/user';
import { until } from '@theke/kit/testing/until';
import { numbered } from '../journey/content-examples.ts';
import { exampleCall } from '../journey/example-call.ts';
import type { Send } from './tenant-examples.ts';

type Made = { id: string; number: number; formId: string };

/**
 * What people read of things: counted from 1 in each business, so the one that is attacked has one more of everything, and another has none
 * of that number.
 */
export async function learnNumbers(send: Send, ids: Map<string, string>, isAttacked: boolean): Promise<void> {
  const ask = async (at: Endpoint): Promise<Made> =>
    (JSON.parse((await send(exampleCall(at, ids))).text) as { data: Made }).data;
  for (const [name, { endpoints, exampleId }] of Object.entries(numbered)) {
    // Where only some things are attacked, the others were not made.
    if (!ids.has(exampleId)) continue;
    const body = {
      ...endpoints.create.example.body,
      ...(name === 'users' && { email: `${randomUUID()}@demo.example` }),
    };
    const { number } = await ask(isAttacked ? { ...endpoints.create, example: { body } } : endpoints.read);
    ids.set(exampleNumbers[name as keyof typeof exampleNumbers], String(number));
  }
  if (ids.has(forms.exampleId)) ids.set(exampleFormId, (await ask(forms.endpoints.read)).formId);
  if (!ids.has(users.exampleId)) return;
  const path = `/v1/${users.name}/${ids.get(exampleNumbers.users)}`;
  await until('content to hear of the profile', async () => {
    const answer = await send({ method: 'GET', path, body: undefined, headers: [] });
    return answer.status === 200;
  });
}
