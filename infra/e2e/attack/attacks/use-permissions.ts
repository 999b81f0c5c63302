import type { Endpoint } from '@theke/contracts/endpoint';
import { type Holder, holds, keyPurposeNames, type Role } from '@theke/contracts/permissions';
import { exampleIds } from '@theke/contracts/wire';
import { exampleCall } from '../../journeys/example-call.ts';
import { attackedEndpoints, isOfGuestAccount, staffEndpoints } from '../attacked-endpoints.ts';
import { collectFaults, describeAnswer } from '../collect-faults.ts';
import type { Answer } from '../raw-call.ts';
import type { Person, Stage } from '../stage.ts';

/** A caller and its column in the table of permissions; `public` covers everyone. */
type Caller = {
  name: string;
  holder: Holder | 'public';
  hasAccount?: boolean;
  person: Person;
  headers: [string, string][];
};

/** Endpoints with a secret in path or header: its owner is admitted without a session (`misuse-api-keys.ts`). */
const hasOwnSecret = (at: Endpoint) => at.keyIn !== undefined || at.path.includes('/webhooks/');

const findPermittedEndpoints = ({ holder, hasAccount }: Caller): Endpoint[] => [
  ...attackedEndpoints.filter((at) => at.needs === 'public' && (hasAccount || !isOfGuestAccount(at))),
  ...staffEndpoints.filter(({ needs }) => holder !== 'public' && holds(holder, needs)),
];

/** Admitted: any status except 401, 403, and those that could hide them. */
const isAdmitted = ({ status }: Answer): boolean => ![401, 403, 429].includes(status) && status < 500;

/**
 * The opposite check: everyone with a permission is admitted. Reads use existing data. Writes are sent invalid and to
 * unknown ids, because permissions are checked first. The contracts' examples show that an administrator's writes
 * succeed.
 */
export async function usePermissions(stage: Stage): Promise<string[]> {
  const { victim, unusedIds } = stage;
  const found: string[] = [];
  for (const caller of await createCallers(stage)) {
    const { name, person, headers } = caller;
    const permitted = findPermittedEndpoints(caller).filter((at) => !hasOwnSecret(at));
    const findRefusal = async (at: Endpoint) => {
      const call = exampleCall(at, at.method === 'GET' ? victim.ids : unusedIds);
      const isWrite = at.method !== 'GET' && at.body !== undefined;
      const answer = await stage.ask(person, { ...call, ...(isWrite && { body: '{"isNoForm":true}' }) }, headers);
      return !isAdmitted(answer) && `${name}: ${describeAnswer(at, answer)}`;
    };
    // Calls that end their own session come last.
    const endsSession = ({ name: at }: Endpoint) => at.startsWith('logout') || at === 'deleteAccount';
    found.push(
      ...(await collectFaults(
        permitted.filter((at) => !endsSession(at)),
        findRefusal,
      )),
      ...(await collectFaults(permitted.filter(endsSession).slice(0, 1), findRefusal)),
    );
  }
  return found;
}

/** One caller of each kind, with separate sessions. */
async function createCallers(stage: Stage): Promise<Caller[]> {
  const { victim, otherBranch } = stage;
  const branch = String(victim.ids.get(exampleIds.branch));
  const staff: [who: string, role: Role, branch?: string][] = [
    ['an administrator', 'ROLE_ADMIN', branch],
    ['a manager', 'ROLE_MANAGER', branch],
    ['a manager of all branches', 'ROLE_MANAGER'],
    ['an editor', 'ROLE_EDITOR', branch],
    ['an employee of the branch', 'ROLE_EMPLOYEE', branch],
    ['an employee of another branch', 'ROLE_EMPLOYEE', otherBranch],
  ];
  const people = await Promise.all(
    staff.map(
      async ([name, role, at], index): Promise<Caller> => ({
        name,
        holder: role,
        person: { host: victim.host, cookie: await createUser(stage, `recht-${index}@demo.example`, role, at) },
        headers: [],
      }),
    ),
  );
  const keys = keyPurposeNames.map(
    (purpose): Caller => ({
      name: `a key for ${purpose}`,
      holder: purpose,
      person: { host: victim.host },
      headers: [['authorization', `Bearer ${victim.keys.get(`example-${purpose}-key`)}`]],
    }),
  );
  const guest: Caller = { name: 'a guest', holder: 'public', person: { host: victim.host }, headers: [] };
  const guestWithAccount: Caller = {
    ...guest,
    name: 'a guest with an account',
    hasAccount: true,
    person: { host: victim.host, cookie: stage.guests[2] },
  };
  return [...people, ...keys, guest, guestWithAccount];
}

async function createUser({ platform, victim }: Stage, email: string, role: Role, branch?: string): Promise<string> {
  const created = await platform.call('POST', '/api/users', {
    cookie: victim.admin,
    body: {
      firstName: 'Rita',
      lastName: 'Recht',
      email,
      roles: [role],
      branches: branch === undefined ? [] : [{ id: branch }],
      password: 'theke-demo',
    },
  });
  if (created.status !== 201) throw new Error(`the user was not created: ${created.text}`);
  return platform.login(email);
}
