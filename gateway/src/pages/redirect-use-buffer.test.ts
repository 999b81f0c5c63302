import { expect, test } from '@jest/globals';
import type { CloudEvent } from '@theke/kit/bus/port';
import { redirectUseBuffer } from './redirect-use-buffer.ts';

const now = () => Date.parse('2026-11-29T10:00:00Z');
const [a, b] = ['0199f000-0000-7000-8000-000000000001', '0199f000-0000-7000-8000-000000000002'];
const log = { warn: () => undefined };

// REDIRECT-03
test('sends the sums of a second per tenant, and keeps them while the bus is away', async () => {
  const sent: [string, CloudEvent[]][] = [];
  let isAway = true;
  const sendTo = async (service: string, events: readonly CloudEvent[]) => {
    if (isAway) throw new Error('away');
    sent.push([service, [...events]]);
  };
  const buffer = redirectUseBuffer({ sendTo } as never, now, log as never);
  for (const redirect of [a, a, b]) buffer.add('t1', redirect);
  buffer.add('t2', a);
  await buffer.flush();
  isAway = false;
  await buffer.flush();
  await buffer.flush();
  expect(sent).toHaveLength(1);
  const [[service, events] = ['', []]] = sent;
  expect([service, events.map(({ data }) => (data as { uses: object[] }).uses)]).toEqual([
    'content',
    [
      [
        { redirect: a, count: 2 },
        { redirect: b, count: 1 },
      ],
      [{ redirect: a, count: 1 }],
    ],
  ]);
});
