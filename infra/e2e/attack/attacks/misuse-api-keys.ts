import { holds, type KeyPurpose, keyPurposeNames } from '@theke/contracts/permissions';
import { exampleIds } from '@theke/contracts/wire';
import { type Ids, isAboutOne } from '../../journeys/example-call.ts';
import { endpointNamed, reads, staffEndpoints } from '../attacked-endpoints.ts';
import { faults, faultsAndChanges, isUnknown, said, send } from '../collect-faults.ts';
import type { AttackedTenant, Stage } from '../stage.ts';

const keyOf = ({ keys }: AttackedTenant, purpose: KeyPurpose) => String(keys.get(`example-${purpose}-key`));
const bearer = (key: string): [string, string][] => [['authorization', `Bearer ${key}`]];

/** Control: with a key and without a cookie, the orders of its branch are readable. */
export const opensItsBranch = (stage: Stage): Promise<string[]> => {
  const { victim } = stage;
  return faults(keyPurposeNames, async (purpose) => {
    const at = endpointNamed('readOrder');
    const answer = await send(stage, { host: victim.host }, at, victim.ids, bearer(keyOf(victim, purpose)));
    return answer.status !== 200 && said(at, answer);
  });
};

/** The table of permissions applies to keys, and a key is limited to its branch, whatever session is sent along. */
export const oversteps = (stage: Stage): Promise<string[]> => {
  const { victim } = stage;
  const elsewhere: Ids = new Map([
    ...victim.ids,
    ...victim.keys,
    [exampleIds.branch, stage.otherBranch],
    [exampleIds.order, stage.otherOrder],
  ]);
  return faultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const purpose of keyPurposeNames) {
      const person = { host: victim.host, cookie: victim.admin };
      const key = bearer(keyOf(victim, purpose));
      // A key in the path is replaced by this one too.
      const ids: Ids = new Map([
        ...victim.ids,
        ...keyPurposeNames.map((each) => [`example-${each}-key`, keyOf(victim, purpose)] as const),
      ]);
      found.push(
        ...(await faults(
          staffEndpoints.filter((at) => !holds(purpose, at.needs)),
          async (at) => {
            const answer = await send(stage, person, at, ids, key);
            // A cookie beside the key has no effect.
            return answer.status !== 403 && `${purpose}: ${said(at, answer)}`;
          },
        )),
        ...(await faults(
          staffEndpoints.filter((at) => holds(purpose, at.needs) && isAboutOne(at)),
          async (at) => {
            const answer = await send(stage, person, at, elsewhere, key);
            return !isUnknown(answer) && `${purpose}: ${said(at, answer)}`;
          },
        )),
        ...(await faults(
          staffEndpoints.filter((at) => holds(purpose, at.needs) && reads.includes(at) && !isAboutOne(at)),
          async (at) => {
            for (const query of ['', `?branch=${stage.otherBranch}`, `?filter[branch]=${stage.otherBranch}`]) {
              const call = { method: 'GET', path: `${at.path}${query}`, headers: [], body: undefined };
              const answer = await stage.ask(person, call, key);
              if (answer.text.includes(stage.otherOrder)) return `${purpose}, with ${query}: ${said(at, answer)}`;
            }
            return undefined;
          },
        )),
      );
    }
    return found;
  });
};

/** A key is valid only at the host that issued it, in a path as in a header. */
export const carriesKeysAcross = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour } = stage;
  return faultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const purpose of keyPurposeNames)
      for (const ids of [victim.ids, neighbour.ids])
        found.push(
          ...(await faults(staffEndpoints, async (at) => {
            const key = keyOf(victim, purpose);
            const inHeader = await send(stage, { host: neighbour.host }, at, ids, bearer(key));
            if (inHeader.status !== 401) return `in a header: ${said(at, inHeader)}`;
            const inPath = await send(stage, { host: neighbour.host }, at, new Map([...ids, ...victim.keys]));
            return inPath.status !== 401 && `in the path: ${said(at, inPath)}`;
          })),
        );
    return found;
  });
};
