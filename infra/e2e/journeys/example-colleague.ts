import type { Endpoint } from '@theke/contracts/endpoint';
import { users } from '@theke/contracts/identity/user';
import { exampleIds } from '@theke/contracts/wire';
import { v7 as uuidv7 } from 'uuid';

/**
 * Hires a person at the example's branch; time tracking receives the event a moment later.
 * @param send calls an endpoint with the real ids of its example
 * @returns the person's id
 */
export async function exampleColleague(send: (at: Endpoint) => Promise<{ status: number; text: string }>) {
  const at = users.endpoints.create;
  const body = {
    ...(at.example.body as object),
    email: `${uuidv7()}@demo.example`,
    branches: [{ id: exampleIds.branch }],
  };
  const { status, text } = await send({ ...at, example: { ...at.example, body } });
  if (status !== at.status) throw new Error(`the user was not created: ${status} ${text}`);
  return (JSON.parse(text) as { data: { id: string } }).data.id;
}
