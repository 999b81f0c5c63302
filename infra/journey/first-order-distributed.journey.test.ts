import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { whyNoRabbitmq } from '@theke/local-servers/test-amqp-url';
import { testEveryLayout } from './every-layout.ts';
import { killsOrderingBetweenCommitAndPublish } from './kill-ordering.ts';
import { openJourney, testLog } from './open-journey.ts';
import { testFirstOrder } from './order-at-the-phone.ts';

// What depends on the layout; every screen is walked in the embedded one.
(whyNoRabbitmq() ? describe.skip : describe)('the first order, distributed', () => {
  const journey = openJourney('distributed');

  testFirstOrder(journey, 'finger');

  testEveryLayout(journey);

  test('ordering killed between commit and publish: after its restart the event arrives, once', () =>
    killsOrderingBetweenCommitAndPublish(journey.platform));

  test('a service that is down answers 503 in German for its own paths and leaves the others alone', async () => {
    const [media] = journey.platform.processesOf('services/media');
    process.kill(media as number, 'SIGSTOP');
    process.kill(media as number, 'SIGKILL');
    const cookie = await journey.platform.login('admin@demo.example');
    const down = await until('media to be away', async () => {
      const reply = await journey.platform.call('GET', '/api/images', { cookie });
      return reply.status !== 200 && reply;
    });
    expect([down.status, down.body.errors[0]?.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await journey.platform.call('GET', '/api/branches')).status).toBe(200);
    await until(
      'media to be back',
      async () => (await journey.platform.call('GET', '/api/images', { cookie })).status === 200,
    );
  });

  test('a service that is down finds its port again: it is none that the system gives to connections', () => {
    const [lowest] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
    const ports = journey.platform
      .processesOf('services/')
      .map((pid) => Number(/(?:^|\0)PORT=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]));
    expect(ports.length).toBeGreaterThan(5);
    for (const port of ports) {
      expect(port).toBeGreaterThan(0);
      expect(port).toBeLessThan(lowest as number);
    }
  });

  testLog(journey);
});
