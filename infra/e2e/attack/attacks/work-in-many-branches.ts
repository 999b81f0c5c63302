import { randomUUID } from 'node:crypto';
import { describeAnswer } from '../collect-faults.ts';
import type { Stage } from '../stage.ts';

/** Maximum of the contract. */
const branches = 500;

/** A user with the maximum number of branches works behind the gateway too: the signed identity names them all. */
export async function workInManyBranches({ platform, victim }: Stage): Promise<string[]> {
  const email = 'springer@demo.example';
  const created = await platform.call('POST', '/api/users', {
    cookie: victim.admin,
    body: {
      firstName: 'Ines',
      lastName: 'Springer',
      email,
      roles: ['ROLE_EMPLOYEE'],
      branches: Array.from({ length: branches }, () => ({ id: randomUUID() })),
      password: 'theke-demo',
    },
  });
  if (created.status !== 201) throw new Error(`the user was not created: ${created.text}`);
  const cookie = await platform.login(email);
  const found: string[] = [];
  for (const path of ['/api/orders', '/api/users/me']) {
    const reply = await platform.call('GET', path, { cookie });
    if (reply.status !== 200)
      found.push(describeAnswer({ method: 'GET', path }, { status: reply.status, headers: {}, text: reply.text }));
  }
  return found;
}
