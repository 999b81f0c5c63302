import { type Held, permissions } from '@theke/contracts/permissions';
import { reads, staffEndpoints } from '../attacked-endpoints.ts';
import { collectFaults, describeAnswer, send } from '../collect-faults.ts';
import type { Stage } from '../stage.ts';

/**
 * A manager without branches reads what an administrator reads wherever managers are limited to their branches
 * (ACCESS-14); the demo's manager has none.
 */
export const leadEveryBranch = (stage: Stage): Promise<string[]> => {
  const { victim, manager } = stage;
  const limited = staffEndpoints.filter(
    (at) =>
      reads.includes(at) &&
      at.keyIn === undefined &&
      [(permissions[at.needs] as Held).ROLE_MANAGER ?? []].flat().includes('branches'),
  );
  return collectFaults(limited, async (at) => {
    const [expected, answer] = await Promise.all(
      [victim.admin, manager].map((cookie) => send(stage, { host: victim.host, cookie }, at, victim.ids)),
    );
    return answer?.status !== expected?.status && answer && describeAnswer(at, answer);
  });
};
