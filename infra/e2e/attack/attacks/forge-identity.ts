import type { Endpoint } from '@theke/contracts/endpoint';
import { demoSecret } from '@theke/kit/config';
import { identityHeader, signIdentity } from '@theke/kit/identity-token';
import { v7 as uuidv7 } from 'uuid';
import { exampleCall } from '../../journeys/example-call.ts';
import { attackedEndpoints, internalEndpoints, staffEndpoints } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer, send } from '../collect-faults.ts';
import { forgedIdentities } from '../forged-identities.ts';
import { type Answer, rawCall } from '../raw-call.ts';
import type { Stage } from '../stage.ts';

const signAdminIdentity = (tenant: string) =>
  signIdentity(
    demoSecret,
    {
      tenant,
      address: '127.0.0.1',
      isInternal: true,
      user: { id: uuidv7(), name: 'Mallory', roles: ['ROLE_ADMIN'], branches: [] },
    },
    Date.now(),
  );

/** The gateway trusts no identity header from outside, not even one signed with its own key. */
export const forgeThroughGateway = (stage: Stage): Promise<string[]> => {
  const { victim } = stage;
  const forgeries = {
    ...forgedIdentities(victim.tenant, demoSecret),
    genuine: [[identityHeader, signAdminIdentity(victim.tenant)]] as [string, string][],
  };
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [kind, headers] of Object.entries(forgeries))
      found.push(
        ...(await collectFaults(staffEndpoints, async (at) => {
          const answer = await send(stage, { host: victim.host }, at, victim.ids, headers);
          return answer.status !== 401 && `${kind}: ${describeAnswer(at, answer)}`;
        })),
      );
    return found;
  });
};

/** A request that bypasses the gateway gets nothing without the gateway's key. */
export const forgeBehindGateway = (stage: Stage): Promise<string[]> => {
  const forgeries = { 'no identity': [], ...forgedIdentities(stage.victim.tenant, demoSecret) };
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [kind, headers] of Object.entries(forgeries))
      found.push(
        ...(await collectFaults(
          [...attackedEndpoints, ...internalEndpoints].filter((at) => at.service !== 'gateway'),
          async (at) => {
            const answer = await callService(stage, at, headers);
            return answer.status !== 401 && `${kind}: ${describeAnswer(at, answer)}`;
          },
        )),
      );
    return found;
  });
};

/** A genuine identity is not enough for internal endpoints, regardless of its owner. */
export const callInternalEndpointsAsStaff = (stage: Stage): Promise<string[]> => {
  const identity = signIdentity(
    demoSecret,
    {
      tenant: stage.victim.tenant,
      address: '127.0.0.1',
      user: { id: uuidv7(), name: 'Mallory', roles: ['ROLE_ADMIN'], branches: [] },
    },
    Date.now(),
  );
  return collectFaultsAndChanges(stage, () =>
    collectFaults(internalEndpoints, async (at) => {
      const answer = await callService(stage, at, [[identityHeader, identity]]);
      return answer.status !== 404 && describeAnswer(at, answer);
    }),
  );
};

function callService(stage: Stage, at: Endpoint, headers: [string, string][]): Promise<Answer> {
  const call = exampleCall(at, stage.victim.ids);
  const port = stage.ports[at.service as keyof typeof stage.ports];
  return rawCall(port, {
    ...call,
    path: at.needs === 'internal' ? call.path : `/api${call.path}`,
    headers: [['host', `127.0.0.1:${port}`], ['content-type', 'application/json'], ...call.headers, ...headers],
  });
}
