import { exampleFormId, forms } from '@theke/contracts/content/form';
import { exampleNumbers } from '@theke/contracts/content/public-api';
import type { Endpoint } from '@theke/contracts/endpoint';
import { users } from '@theke/contracts/identity/user';
import { until } from '@theke/kit/testing/until';
import { numbered } from '../journeys/content-examples.ts';
import { exampleCall, type Ids } from '../journeys/example-call.ts';
import type { Send } from './send.ts';

type Numbered = { number: number; formId: string };

/**
 * Numbers of the created objects, and the public id of the form. They count from 1 per business, so they do not
 * identify a tenant. services/content/src/public/public.int.test.ts checks that nobody finds another's.
 */
export async function readNumbers(send: Send, ids: Ids): Promise<Ids> {
  const numbers = new Map<string, string>();
  const read = async (at: Endpoint): Promise<Numbered> =>
    (JSON.parse((await send(exampleCall(at, ids))).text) as { data: Numbered }).data;
  // If only some resources are attacked, the others were not created.
  for (const [name, { endpoints, exampleId }] of Object.entries(numbered))
    if (ids.has(exampleId))
      numbers.set(exampleNumbers[name as keyof typeof exampleNumbers], String((await read(endpoints.read)).number));
  if (ids.has(forms.exampleId)) numbers.set(exampleFormId, (await read(forms.endpoints.read)).formId);
  const person = numbers.get(exampleNumbers.users);
  if (person)
    await until('content to receive the profile', async () => {
      const answer = await send({ method: 'GET', path: `/v1/${users.name}/${person}`, body: undefined, headers: [] });
      return answer.status === 200;
    });
  return numbers;
}
