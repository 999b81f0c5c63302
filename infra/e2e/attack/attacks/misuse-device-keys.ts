import { exampleDeviceKey } from '@theke/contracts/device-key';
import { exampleCalendarKey } from '@theke/contracts/time-tracking/shift-calendar';
import { exampleTerminalKey } from '@theke/contracts/time-tracking/terminal-calls';
import { exampleIds } from '@theke/contracts/wire';
import { newDeviceKey } from '@theke/kit/device-key';
import { allPublicEndpoints, deviceEndpoints } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer, isUnknown, send } from '../collect-faults.ts';
import type { AttackedTenant, Stage } from '../stage.ts';

/** Device endpoints refuse callers without a key, with an invented key or with a neighbour's key. */
export async function useWrongDeviceKeys(stage: Stage): Promise<string[]> {
  const { victim, neighbour } = stage;
  // Without a printer of the victim's, no key could open one.
  const victimKey = await createPrinterKey(stage, victim);
  const foreignKey = await createPrinterKey(stage, neighbour);
  const wrongKeys: [what: string, key: string][] = [
    ['no key', '-'],
    ['an invented key', newDeviceKey()],
    ['the key of another tenant’s device', foreignKey],
    ['an API key', String(victim.keys.get('example-frontdesk-key'))],
  ];
  const found = await collectFaultsAndChanges(stage, () =>
    collectFaults(
      // An additional session does not help.
      wrongKeys.flatMap(([description, key]) =>
        deviceEndpoints.flatMap((at) => [undefined, victim.admin].map((cookie) => ({ description, key, at, cookie }))),
      ),
      async ({ description, key, at, cookie }) => {
        const examples = [exampleDeviceKey, exampleTerminalKey, exampleCalendarKey];
        const ids = new Map([...victim.ids, ...examples.map((example): [string, string] => [example, key])]);
        const answer = await send(stage, { host: victim.host, cookie }, at, ids);
        return !isUnknown(answer) && `${description}: ${describeAnswer(at, answer)}`;
      },
    ),
  );
  // Control: at its own business each key opens its endpoint.
  const poll = allPublicEndpoints.find(({ name }) => name === 'pollCloudprnt');
  if (!poll) return ['the contract of printers has changed: no endpoint pollCloudprnt'];
  const controls = await collectFaults(
    [
      { host: victim.host, key: victimKey },
      { host: neighbour.host, key: foreignKey },
    ],
    async ({ host, key }) => {
      const answer = await send(stage, { host }, poll, new Map([[exampleDeviceKey, key]]));
      return answer.status !== poll.status && describeAnswer(poll, answer);
    },
  );
  return [...found, ...controls];
}

async function createPrinterKey({ platform }: Stage, { host, admin: cookie, ids }: AttackedTenant): Promise<string> {
  const branch = ids.get(exampleIds.branch);
  const post = async (path: string, body: object) => {
    const created = await platform.call('POST', path, { host, cookie, body });
    if (created.status >= 300) throw new Error(`the printer was not created: ${created.text}`);
    return created.body.data as { id: string; path: string };
  };
  const draft = { name: 'Bondrucker', identifier: 'drucker-nebenan', branch: { id: branch }, type: 'cloudprnt' };
  const { id } = await post('/api/devices', draft);
  return String((await post(`/api/devices/${id}/key`, {})).path.split('/').at(-1));
}
