import { until } from '@theke/kit/testing/until';
import { type Figure, latency } from '../figures.ts';
import { load } from '../load/load.ts';
import type { Stage } from '../stage.ts';

/** Time from a scan to the redirect: from the gateway's copy, and while each scan is counted. */
export async function scanFigures(stage: Stage): Promise<Figure[]> {
  const { platform } = stage;
  const cookie = await platform.login('admin@demo.example');
  const { status, text } = await platform.call('POST', '/api/qr-codes', {
    cookie,
    body: { name: 'Tisch 12', path: 'bench', fallback: '/store' },
  });
  if (status !== 201) throw new Error(`the code was not created: ${status} ${text}`);
  await until('the gateway to receive the code', async () => (await platform.call('GET', '/q/bench')).status === 302);
  const headers = {
    host: `localhost:${platform.port}`,
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1',
  };
  const scan = { method: 'GET', path: '/q/bench', headers };
  const found = await load({
    port: platform.port,
    requests: [scan],
    connections: 16,
    rate: 200,
    warmUp: 2,
    seconds: 10,
  });
  return [
    {
      label: '200 scans of a code a second',
      value: latency(found),
      aim: 'p99 10 ms',
      isMet: found.p99 <= 10,
    },
  ];
}
