import { digitalSignageDevices, examplePairingCode, exampleScreenshot, type Tv } from '@theke/contracts/signage/device';
import { exampleCommand, exampleHash, streamPlayer, tvCalls } from '@theke/contracts/signage/player';
import { until } from '@theke/kit/testing/until';
import { pairExampleTv } from '../../journeys/example-tv.ts';
import type { Platform } from '../../journeys/platform.ts';
import { callOrThrow } from '../../journeys/staff-calls.ts';
import type { Prepare } from './prepare.ts';

/** A paired TV with an open command and a screenshot. @param deviceKey in
 * the inputs, of a printer
 */
async function openTv(platform: Platform, cookie: string, branch: string) {
  const { key, code } = await pairExampleTv(platform);
  // Signage receives the branch a moment after it was created.
  const tv = await until('the TV to be paired', async () => {
    const body = { code, name: 'Fuzz', branch: { id: branch } };
    const { status, body: reply } = await platform.call('POST', '/api/digital-signage-devices/pair', { cookie, body });
    return status === 200 && (reply.data as Tv);
  });
  const headers = { 'x-theke-device-key': key };
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await platform.call('POST', '/api/signage-player/screenshot', { headers, body: { data: png } });
  return { key, id: tv.id };
}

/**
 * TVs whose endpoints are called: with a key, an open command, the wanted hash, a screenshot. */
export function tvPreparations(
  platform: Platform,
  cookie: string,
  branch: string,
  deviceKey: string,
  replacing: (example: string, real: string) => ReadonlyMap<string, string>,
): Record<string, Prepare> {
  let opened: ReturnType<typeof openTv> | undefined;
  const withTv: Prepare = async () => {
    opened ??= openTv(platform, cookie, branch);
    const { key, id } = await opened;
    const path = `/api/digital-signage-devices/${id}/command`;
    await platform.call('POST', `${path}/abort`, { cookie, body: {} });
    const { status } = (await callOrThrow(platform, 'POST', path, cookie, { command: 'identify' })).data as Tv;
    return {
      ids: new Map([
        ...replacing(digitalSignageDevices.exampleId, id),
        [deviceKey, key],
        [exampleCommand, String(status.commands[0]?.id)],
        [exampleHash, status.wanted],
        [exampleScreenshot, String(status.screenshots[0]?.id)],
      ]),
    };
  };
  const withScreen: Prepare = async () => ({
    ids: new Map([[examplePairingCode, (await pairExampleTv(platform)).code]]),
  });
  const names = [...tvCalls, streamPlayer].map(({ name }) => name);
  return {
    ...Object.fromEntries([...names, 'commandTv', 'abortTvCommand', 'readTvScreenshot'].map((name) => [name, withTv])),
    pairNewTv: withScreen,
    pairTv: withScreen,
  };
}
