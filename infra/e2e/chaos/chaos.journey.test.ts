// A short fault run with a fixed seed; `npm run chaos` is the long one.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { whyNoRabbitmq } from '@theke/local-servers/test-amqp-url';
import { type ChaosPlatform, startChaosPlatform } from './chaos-platform.ts';
import { chaosReport } from './chaos-report.ts';
import { runChaos } from './run-chaos.ts';

const whySkipped = whyNoRabbitmq();
const withBroker = whySkipped ? test.skip : test;
const seed = 23;
let platform: ChaosPlatform | undefined;

beforeAll(async () => {
  if (!whySkipped) platform = await startChaosPlatform(seed);
}, 300_000);
afterAll(async () => {
  await platform?.stop();
}, 60_000);

withBroker(
  'keeps every accepted order exactly once when services, broker and connections fail under load',
  async () => {
    const report = await runChaos(platform as ChaosPlatform, { seed, orders: 120, faults: 8, say: () => undefined });
    expect(report.broken).toEqual([]);
    expect(report.recoveries).toHaveLength(8);
    // Some coupons are used up.
    expect(report.ledger.accepted.size).toBeGreaterThan(95);
    // Guests whose online payment is missing get no mail.
    expect(report.mails.sent).toBeGreaterThan(150);
    expect(report.ledger.refused.size).toBeGreaterThan(0);
    expect(report.ledger.online.size).toBeGreaterThan(20);
    expect(report.ledger.tableParts.size).toBeGreaterThan(2);
    for (const kind of ['deliveries', 'reservations', 'closes', 'subscribers'] as const)
      expect(report.ledger[kind].size).toBeGreaterThan(2);
    expect(chaosReport(report)).toContain('every invariant holds');
  },
  420_000,
);
