import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { qrCodesScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import type { CloudEvent } from '@theke/kit/bus/port';
import { scanBuffer } from './scan-buffer.ts';
import { visitors } from './visitor-of.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const [scan] = qrCodesScanned.example.scans as [(typeof qrCodesScanned.example.scans)[number]];
const [tenant, other] = ['0199f000-0000-7000-8000-0000000000aa', '0199f000-0000-7000-8000-0000000000bb'];

function aBuffer() {
  const sent: CloudEvent[][] = [];
  const warned: object[] = [];
  const bus = { isAway: false };
  const sendTo = async (service: string, events: readonly CloudEvent[]) => {
    expect(service).toBe('analytics');
    if (bus.isAway) throw new Error('away');
    sent.push([...events]);
  };
  const buffer = scanBuffer({ sendTo }, () => Date.now(), {
    warn: (fields: object) => void warned.push(fields),
  } as never);
  return { buffer, sent, bus, warned };
}
const scansIn = (events: readonly CloudEvent[]) =>
  events.map(({ tenantid, data }) => [tenantid, (data as typeof qrCodesScanned.example).scans.length]);

test('QR-05: sends the scans of a second in one event per tenant', async () => {
  const { buffer, sent } = aBuffer();
  for (const one of [tenant, tenant, other]) buffer.add(one, scan);
  await jest.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent.map(scansIn)).toEqual([
    [
      [tenant, 2],
      [other, 1],
    ],
  ]);
});

test('QR-05: buffers scans while the broker is away and sends them with the same id', async () => {
  const { buffer, sent, bus } = aBuffer();
  bus.isAway = true;
  buffer.add(tenant, scan);
  await jest.advanceTimersByTimeAsync(1_000);
  buffer.add(tenant, scan);
  await jest.advanceTimersByTimeAsync(1_000);
  bus.isAway = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent.map(scansIn)).toEqual([
    [
      [tenant, 1],
      [tenant, 1],
    ],
  ]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
});

test('drops scans above the limit per second and logs their number', async () => {
  const { buffer, sent, warned } = aBuffer();
  for (let one = 0; one < 700; one++) buffer.add(tenant, scan);
  await buffer.flush();
  expect([sent.flatMap(scansIn), warned]).toEqual([[[tenant, 500]], [{ dropped: 200 }]]);
});

// Security finding H2 of the fifth attack
test('STAT-20: made-up user agents count as at most 50 visitors of their network; known visitors stay counted', () => {
  const visitorOf = visitors();
  const at = new Date('2026-11-25T11:00:00Z');
  const come = (nth: number, address: string, day = at) =>
    visitorOf({ tenant, zone: 'Europe/Vienna', at: day, address, agent: `A ${nth}` });
  const seen = Array.from({ length: 120 }, (_, nth) => come(nth, '192.0.2.1'));
  expect(new Set(seen.slice(0, 50)).size).toBe(50);
  expect(new Set(seen.slice(50))).toEqual(new Set([undefined]));
  expect(come(0, '192.0.2.1')).toBe(seen[0]);
  expect(come(60, '192.0.2.2')).toBeDefined();
  expect(come(60, '192.0.2.1', new Date('2026-11-26T11:00:00Z'))).toBeDefined();
});

test('QR-05: identifies a visitor within a day and a tenant only', () => {
  const visitorOf = visitors();
  const visiting = {
    tenant,
    zone: 'Europe/Vienna',
    at: new Date('2026-11-25T11:00:00Z'),
    address: '192.0.2.1',
    agent: 'A',
  };
  const first = visitorOf(visiting);
  expect(first).toMatch(/^\d{1,19}$/);
  // 23:59 in Vienna, and midnight.
  expect(visitorOf({ ...visiting, at: new Date('2026-11-25T22:59:00Z') })).toBe(first);
  const others = [
    { at: new Date('2026-11-25T23:00:00Z') },
    { tenant: other },
    { address: '192.0.2.2' },
    { agent: 'B' },
  ];
  expect(others.map((one) => visitorOf({ ...visiting, ...one }) === first)).toEqual([false, false, false, false]);
});
