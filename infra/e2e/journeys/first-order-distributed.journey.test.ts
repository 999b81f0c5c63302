import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { whyNoRabbitmq } from '@theke/local-servers/test-amqp-url';
import { killOrderingBeforePublish } from './kill-ordering.ts';
import { openJourney, testLog } from './open-journey.ts';
import { testEveryLayout } from './test-every-layout.ts';
import { testFirstOrder } from './test-first-order.ts';

// Tests what depends on the layout; every screen is tested in the embedded one.
(whyNoRabbitmq() ? describe.skip : describe)('the first order, distributed', () => {
  const journey = openJourney('distributed');

  testFirstOrder(journey, 'finger');

  testEveryLayout(journey);

  test('delivers the event once after ordering was killed between commit and publish', () =>
    killOrderingBeforePublish(journey.platform));

  test('answers 503 in German for the paths of a stopped service and keeps the others working', async () => {
    const [media] = journey.platform.findProcesses('services/media');
    process.kill(media as number, 'SIGSTOP');
    process.kill(media as number, 'SIGKILL');
    const cookie = await journey.platform.login('admin@demo.example');
    const down = await until('media to be unavailable', async () => {
      const reply = await journey.platform.call('GET', '/api/images', { cookie });
      return reply.status !== 200 && reply;
    });
    expect([down.status, down.body.errors[0]?.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await journey.platform.call('GET', '/api/branches')).status).toBe(200);
    await until(
      'media to be available again',
      async () => (await journey.platform.call('GET', '/api/images', { cookie })).status === 200,
    );
  });

  test('uses a port outside the ephemeral range, so that a restarted service finds it free', () => {
    const [lowest] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
    const ports = journey.platform
      .findProcesses('services/')
      .map((pid) => Number(/(?:^|\0)PORT=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]));
    expect(ports.length).toBeGreaterThan(5);
    for (const port of ports) {
      expect(port).toBeGreaterThan(0);
      expect(port).toBeLessThan(lowest as number);
    }
  });

  testLog(journey);
});
