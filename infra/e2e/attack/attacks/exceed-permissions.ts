import { holds, type Permission, type Role } from '@theke/contracts/permissions';
import { exampleIds } from '@theke/contracts/wire';
import { isAboutOne } from '../../journeys/example-call.ts';
import { reads, staffEndpoints } from '../attacked-endpoints.ts';
import {
  collectFaults,
  collectFaultsAndChanges,
  describeAnswer,
  findExistenceLeak,
  isUnknown,
  send,
} from '../collect-faults.ts';
import type { Stage } from '../stage.ts';

/**
 * Permissions of employees for the whole business, because their data belongs to no branch. All others are limited to
 * their branches.
 */
const businessWidePermissions: readonly Permission[] = [
  'account.read',
  'account.write',
  'resources.read',
  'content.read',
  'catalog.read',
  'images.read',
  'sites.draft',
];

/** The table of permissions is enforced: callers without the permission get 403, and nothing changes. */
export const callWithoutPermission = (stage: Stage): Promise<string[]> => {
  const { host, ids } = stage.victim;
  const staff: [Role, string][] = [
    ['ROLE_EMPLOYEE', stage.outsider],
    ['ROLE_MANAGER', stage.manager],
    ['ROLE_EDITOR', stage.editor],
  ];
  return collectFaultsAndChanges(stage, async () => {
    const found = await Promise.all(
      staff.map(([role, cookie]) =>
        collectFaults(
          // A key in the path replaces the session; an unknown one is answered 401.
          staffEndpoints.filter((at) => !holds(role, at.needs) && at.keyIn === undefined),
          async (at) => {
            const answer = await send(stage, { host, cookie }, at, ids);
            if (answer.status !== 403) return describeAnswer(at, answer);
            return findExistenceLeak(stage, { host, cookie }, at);
          },
        ),
      ),
    );
    return found.flat();
  });
};

/** For an employee of another branch, the branch's data does not exist, in any list, filter or search. */
export const readOtherBranch = (stage: Stage): Promise<string[]> => {
  const { victim, outsider } = stage;
  const person = { host: victim.host, cookie: outsider };
  const [order, uid, branch] = [exampleIds.order, 'EXAMPLEU', exampleIds.branch].map((example) =>
    String(victim.ids.get(example)),
  ) as [string, string, string];
  const branchEndpoints = staffEndpoints.filter(
    (at) => holds('ROLE_EMPLOYEE', at.needs) && !businessWidePermissions.includes(at.needs),
  );
  return collectFaultsAndChanges(stage, async () => [
    ...(await collectFaults(branchEndpoints.filter(isAboutOne), async (at) => {
      const answer = await send(stage, person, at, victim.ids);
      return isUnknown(answer) ? findExistenceLeak(stage, person, at) : describeAnswer(at, answer);
    })),
    ...(await collectFaults(
      branchEndpoints.filter((at) => reads.includes(at) && !isAboutOne(at)),
      async (at) => {
        for (const query of ['', `?branch=${branch}`, `?filter[branch]=${branch}`, `?q=${uid}`, '?pageSize=500']) {
          const answer = await stage.ask(person, {
            method: 'GET',
            path: `${at.path}${query}`,
            headers: [],
            body: undefined,
          });
          if (answer.text.includes(order)) return `with ${query}: ${describeAnswer(at, answer)}`;
        }
        return undefined;
      },
    )),
  ]);
};
