import type { Endpoint } from '@theke/contracts/endpoint';
import { type Holder, holds, keyPurposeNames, type Role } from '@theke/contracts/permissions';
import { exampleIds } from '@theke/contracts/wire';
import { exampleCall } from '../../journeys/example-call.ts';
import { outerEndpoints, staffEndpoints } from '../attacked-endpoints.ts';
import { faults, said } from '../collect-faults.ts';
import type { Answer } from '../raw-call.ts';
import type { Person, Stage } from '../stage.ts';

/** A caller and its column in the table of permissions; `public` covers everyone. */
type Caller = { who: string; is: Holder | 'public'; person: Person; headers: [string, string][] };

/** Endpoints with a secret in path or header: its owner is admitted without a session (`misuse-api-keys.ts`). */
const byOwnSecret = (at: Endpoint) => at.keyIn !== undefined || at.path.includes('/webhooks/');

const openTo = (is: Caller['is']): Endpoint[] => [
  ...outerEndpoints.filter(({ needs }) => needs === 'public'),
  ...staffEndpoints.filter(({ needs }) => is !== 'public' && holds(is, needs)),
];

/** Admitted: any status except 401, 403, and those that could hide them. */
const isLetIn = ({ status }: Answer): boolean => ![401, 403, 429].includes(status) && status < 500;

/**
 * The opposite check: everyone with a permission is admitted. Reads use existing data. Writes are sent invalid and to
 * unknown ids, because permissions are checked first. The contracts' examples show that an administrator's writes
 * succeed.
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
    // Calls that end their own session come last.
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

/** One caller of each kind, with separate sessions. */
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
