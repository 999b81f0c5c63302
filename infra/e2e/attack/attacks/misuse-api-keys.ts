import { holds, type KeyPurpose, keyPurposeNames } from '@theke/contracts/permissions';
import { exampleIds } from '@theke/contracts/wire';
import { type Ids, isAboutOne } from '../../journeys/example-call.ts';
import { findEndpoint, reads, staffEndpoints } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer, isUnknown, send } from '../collect-faults.ts';
import type { AttackedTenant, Stage } from '../stage.ts';

const findKey = ({ keys }: AttackedTenant, purpose: KeyPurpose) => String(keys.get(`example-${purpose}-key`));
const bearerHeaders = (key: string): [string, string][] => [['authorization', `Bearer ${key}`]];

/** What a key of each purpose reads. */
const readsOf: Record<KeyPurpose, string> = {
  frontdesk: 'readOrder',
  backoffice: 'readOrder',
  fiscal: 'readFiscalReceipt',
};

/** Control: with a key and without a cookie, the data of its branch are readable. */
export const readOwnBranch = (stage: Stage): Promise<string[]> => {
  const { victim } = stage;
  return collectFaults(keyPurposeNames, async (purpose) => {
    const at = findEndpoint(readsOf[purpose]);
    const answer = await send(stage, { host: victim.host }, at, victim.ids, bearerHeaders(findKey(victim, purpose)));
    return answer.status !== 200 && describeAnswer(at, answer);
  });
};

/** The table of permissions applies to keys, and a key is limited to its branch, whatever session is sent along. */
export const exceedKeyPurpose = (stage: Stage): Promise<string[]> => {
  const { victim } = stage;
  const otherBranchIds: Ids = new Map([
    ...victim.ids,
    ...victim.keys,
    [exampleIds.branch, stage.otherBranch],
    [exampleIds.order, stage.otherOrder],
    [exampleIds.tableBill, stage.otherBill],
  ]);
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const purpose of keyPurposeNames) {
      const person = { host: victim.host, cookie: victim.admin };
      const key = bearerHeaders(findKey(victim, purpose));
      // A key in the path is replaced by this one too.
      const ids: Ids = new Map([
        ...victim.ids,
        ...keyPurposeNames.map((name) => [`example-${name}-key`, findKey(victim, purpose)] as const),
      ]);
      found.push(
        ...(await collectFaults(
          staffEndpoints.filter((at) => !holds(purpose, at.needs)),
          async (at) => {
            const answer = await send(stage, person, at, ids, key);
            // A cookie beside the key has no effect.
            return answer.status !== 403 && `${purpose}: ${describeAnswer(at, answer)}`;
          },
        )),
        ...(await collectFaults(
          staffEndpoints.filter((at) => holds(purpose, at.needs) && isAboutOne(at)),
          async (at) => {
            const answer = await send(stage, person, at, otherBranchIds, key);
            return !isUnknown(answer) && `${purpose}: ${describeAnswer(at, answer)}`;
          },
        )),
        ...(await collectFaults(
          staffEndpoints.filter((at) => holds(purpose, at.needs) && reads.includes(at) && !isAboutOne(at)),
          async (at) => {
            for (const query of ['', `?branch=${stage.otherBranch}`, `?filter[branch]=${stage.otherBranch}`]) {
              const call = { method: 'GET', path: `${at.path}${query}`, headers: [], body: undefined };
              const answer = await stage.ask(person, call, key);
              if (answer.text.includes(stage.otherOrder))
                return `${purpose}, with ${query}: ${describeAnswer(at, answer)}`;
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
export const useKeysAtOtherTenant = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour } = stage;
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const purpose of keyPurposeNames)
      for (const ids of [victim.ids, neighbour.ids])
        found.push(
          ...(await collectFaults(staffEndpoints, async (at) => {
            const key = findKey(victim, purpose);
            const inHeader = await send(stage, { host: neighbour.host }, at, ids, bearerHeaders(key));
            if (inHeader.status !== 401) return `in a header: ${describeAnswer(at, inHeader)}`;
            const inPath = await send(stage, { host: neighbour.host }, at, new Map([...ids, ...victim.keys]));
            return inPath.status !== 401 && `in the path: ${describeAnswer(at, inPath)}`;
          })),
        );
    return found;
  });
};
