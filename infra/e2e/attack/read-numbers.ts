import { exampleFormId, forms } from '@theke/contracts/content/form';
import { exampleNumbers } from '@theke/contracts/content/public-api';
import type { Endpoint } from '@theke/contracts/endpoint';
import { users } from '@theke/contracts/identity/user';
import { until } from '@theke/kit/testing/until';
import { numbered } from '../journeys/content-examples.ts';
import { exampleCall, type Ids } from '../journeys/example-call.ts';
import type { Send } from './send.ts';

type Made = { number: number; formId: string };

/**
 * Numbers of the created objects, and the public id of the form. They count from 1 per business, so they do not
 * identify a tenant. services/content/src/public/public.int.test.ts checks that nobody finds another's.
 */
export async function learnNumbers(send: Send, ids: Ids): Promise<Ids> {
  const learnt = new Map<string, string>();
  const read = async (at: Endpoint): Promise<Made> =>
    (JSON.parse((await send(exampleCall(at, ids))).text) as { data: Made }).data;
  // If only some resources are attacked, the others were not created.
  for (const [name, { endpoints, exampleId }] of Object.entries(numbered))
    if (ids.has(exampleId))
      learnt.set(exampleNumbers[name as keyof typeof exampleNumbers], String((await read(endpoints.read)).number));
  if (ids.has(forms.exampleId)) learnt.set(exampleFormId, (await read(forms.endpoints.read)).formId);
  const person = learnt.get(exampleNumbers.users);
  if (person)
    await until('content to hear of the profile', async () => {
      const answer = await send({ method: 'GET', path: `/v1/${users.name}/${person}`, body: undefined, headers: [] });
      return answer.status === 200;
    });
  return learnt;
}
