import type { Endpoint } from '@theke/contracts/endpoint';
import { type Holder, holds, keyPurposeNames, type Role } from '@theke/contracts/permissions';
import { exampleIds } from '@theke/contracts/wire';
import { exampleCall } from '../../journey/example-call.ts';
import { faults, said } from '../evidence.ts';
import { outerEndpoints, staffEndpoints } from '../outer-endpoints.ts';
import type { Answer } from '../raw-call.ts';
import type { Person, Stage } from '../stage.ts';

/** Who calls, and which of the table's columns that is; `public` is everybody's. */
type Caller = { who: string; is: Holder | 'public'; person: Person; headers: [string, string][] };

/** Carry a secret of their own in path or header: who shows it is let in, whoever he is (`misuses-keys.ts`). */
const byOwnSecret = (at: Endpoint) => at.keyIn !== undefined || at.path.includes('/webhooks/');

const openTo = (is: Caller['is']): Endpoint[] => [
  ...outerEndpoints.filter(({ needs }) => needs === 'public'),
  ...staffEndpoints.filter(({ needs }) => is !== 'public' && holds(is, needs)),
];

/** Let in: whatever comes then, it is no 401 and no 403, and no refusal that hides either. */
const isLetIn = ({ status }: Answer): boolean => ![401, 403, 429].includes(status) && status < 500;

/**
 * The other half of the table: whoever holds a permission is let in. Reads are of what is there; writes are sent in a form that
 * nothing accepts, to what does not exist, because who may is asked before what. That an administrator's writes succeed, the
 * contracts' examples show.
 */
export async function usesItsRights(stage: Stage): Promise<string[]> {
  const { victim, nowhere } = stage;
  const found: string[] = [];
  for (const { who, is, person, headers } of await callers(stage)) {
    const theirs = openTo(is).filter((at) => !byOwnSecret(at));
    const ask = async (at: Endpoint) => {
      const call = exampleCall(at, at.method === 'GET' ? victim.ids : nowhere);
      const isWrite = at.method !== 'GET' && at.body !== undefined;
      const answer = await stage.ask(person, { ...call, ...(isWrite && { body: '{"isNoForm":true}' }) }, headers);
      return !isLetIn(answer) && `${who}: ${said(at, answer)}`;
    };
    // What ends the session that it is sent with comes last.
    const ends = (at: Endpoint) => at.name.startsWith('logout');
    found.push(
      ...(await faults(
        theirs.filter((at) => !ends(at)),
        ask,
      )),
      ...(await faults(theirs.filter(ends).slice(0, 1), ask)),
    );
  }
  return found;
}

/** One of each, with sessions of their own. */
async function callers(stage: Stage): Promise<Caller[]> {
  const { victim, otherBranch } = stage;
  const branch = String(victim.ids.get(exampleIds.branch));
  const staff: [who: string, role: Role, branch: string][] = [
    ['an administrator', 'ROLE_ADMIN', branch],
    ['somebody who leads', 'ROLE_MANAGER', branch],
    ['an employee of the branch', 'ROLE_EMPLOYEE', branch],
    ['an employee of another branch', 'ROLE_EMPLOYEE', otherBranch],
  ];
  const people = await Promise.all(
    staff.map(
      async ([who, role, at], index): Promise<Caller> => ({
        who,
        is: role,
        person: { host: victim.host, cookie: await hire(stage, `recht-${index}@demo.example`, role, at) },
        headers: [],
      }),
    ),
  );
  const keys = keyPurposeNames.map(
    (purpose): Caller => ({
      who: `a key for ${purpose}`,
      is: purpose,
      person: { host: victim.host },
      headers: [['authorization', `Bearer ${victim.keys.get(`example-${purpose}-key`)}`]],
    }),
  );
  return [...people, ...keys, { who: 'a guest', is: 'public', person: { host: victim.host }, headers: [] }];
}

async function hire({ platform, victim }: Stage, email: string, role: Role, branch: string): Promise<string> {
  const hired = await platform.call('POST', '/api/users', {
    cookie: victim.admin,
    body: {
      firstName: 'Rita',
      lastName: 'Recht',
      email,
      roles: [role],
      branches: [{ id: branch }],
      password: 'theke-demo',
    },
  });
  if (hired.status !== 201) throw new Error(`nobody could be hired: ${hired.text}`);
  return platform.login(email);
}
