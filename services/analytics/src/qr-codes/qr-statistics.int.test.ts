import { expect, test } from '@jest/globals';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { qrCodesScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';

const service = runDuringTests(analytics);

type Row = { path: string; name: string; origin: string; target?: string; isFallback?: boolean; scans: number };
const statistic = async (tenant: string, name: string, from: string, to: string) => {
  const path = `/api/statistics/${name}?from=${from}&to=${to}`;
  const { status, body } = await request(service(), 'GET', path, { as: asStaff(tenant) });
  expect(status).toBe(200);
  return body.data as { rows: Row[]; total: { scans: number }; previous: { scans: number } };
};
async function aCode(tenant: string, path: string) {
  const body = { ...qrCodes.example, branch: null, rules: [], path, name: `Code ${path}`, origin: `Ort ${path}` };
  const made = await request(service(), 'POST', '/api/qr-codes', { as: asStaff(tenant), body });
  expect(made.status).toBe(201);
  return (made.body.data as { id: string }).id;
}
const publishScans = (tenant: string, scans: object[]) =>
  service().publish(tenant, {
    type: qrCodesScanned.type,
    subject: uuidv7(),
    version: 1,
    data: { scans },
  });

/** Across the night in which Vienna's summer time ends, in minutes after 2026-10-24T20:00Z. */
const anyScan = fc.record({
  path: fc.constantFrom('a', 'b'),
  target: fc.constantFrom('/x', '/y'),
  rule: fc.constantFrom(null, 0, 1),
  visitor: fc.constantFrom('1', '2', '9223372036854775807'),
  minutes: fc.integer({ min: 0, max: 33 * 60 }),
});
const dayOf = (minutes: number) => {
  const instant = Date.parse('2026-10-24T20:00:00Z') + minutes * 60_000;
  const offset = instant < Date.parse('2026-10-25T01:00:00Z') ? 2 : 1;
  return new Date(instant + offset * 3_600_000).toISOString().slice(0, 10);
};

test('STAT-05, STAT-06, QR-05: equals a recount of the scans in both statistics', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyScan, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(['2026-10-24', '2026-10-26'], ['2026-10-25', '2026-10-25'], ['2026-10-26', '2026-10-27']),
      async (all, [from = '', to = '']) => {
        const tenant = uuidv7();
        const ids = { a: await aCode(tenant, 'a'), b: await aCode(tenant, 'b') };
        await publishScans(
          tenant,
          all.map(({ minutes, path, ...one }) => ({
            ...one,
            path,
            code: ids[path],
            at: new Date(Date.parse('2026-10-24T20:00:00Z') + minutes * 60_000).toISOString(),
          })),
        );
        await service().settled();

        const seen = all.map((one) => ({ ...one, day: dayOf(one.minutes) }));
        const within = (low: string, high: string) => seen.filter(({ day }) => day >= low && day <= high);
        const count = (scans: typeof seen, key: (one: (typeof seen)[number]) => string) => {
          const once = new Set(scans.map((one) => `${key(one)}|${one.day}|${one.visitor}`));
          const rows = [...Map.groupBy(once, (one) => one.split('|').slice(0, -2).join('|'))];
          return rows.map(([name, every]) => [name, every.length] as const).toSorted();
        };
        const sum = (rows: readonly (readonly [string, number])[]) =>
          rows.reduce((total, [, scans]) => total + scans, 0);
        const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
        const shifted = (day: string, by: number) =>
          new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
        const before = within(shifted(from, -length), shifted(from, -1));

        const byCode = ({ path }: (typeof seen)[number]) => `${path}|Code ${path}|Ort ${path}`;
        const byTarget = (one: (typeof seen)[number]) => `${byCode(one)}|${one.target}|${one.rule === null}`;
        const origins = await statistic(tenant, 'qr-code-origins', from, to);
        const ofCode = count(within(from, to), byCode);
        expect(origins.rows.map((row) => [`${row.path}|${row.name}|${row.origin}`, row.scans]).toSorted()).toEqual(
          ofCode,
        );
        expect([origins.total.scans, origins.previous.scans]).toEqual([sum(ofCode), sum(count(before, byCode))]);
        const targets = await statistic(tenant, 'qr-code-targets', from, to);
        const ofTarget = count(within(from, to), byTarget);
        expect(
          targets.rows
            .map((row) => [`${row.path}|${row.name}|${row.origin}|${row.target}|${row.isFallback}`, row.scans])
            .toSorted(),
        ).toEqual(ofTarget);
        expect([targets.total.scans, targets.previous.scans]).toEqual([sum(ofTarget), sum(count(before, byTarget))]);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

test('QR-05: counts repeated scans once, and keeps those of a deleted code by its path', async () => {
  const tenant = uuidv7();
  const code = await aCode(tenant, 'alt');
  const scan = { code, path: 'alt', target: '/x', rule: null, visitor: '7', at: '2026-10-24T20:00:00.000Z' };
  // A gateway without a response sends them again.
  for (const _ of [1, 2]) await publishScans(tenant, [scan, { ...scan, visitor: '8' }]);
  await service().settled();
  expect((await request(service(), 'DELETE', `/api/qr-codes/${code}`, { as: asStaff(tenant) })).status).toBe(204);
  const { rows, total } = await statistic(tenant, 'qr-code-origins', '2026-10-24', '2026-10-24');
  expect(rows).toEqual([{ code, path: 'alt', name: '', origin: '', scans: 2 }]);
  expect(total).toEqual({ scans: 2 });
  expect((await statistic(uuidv7(), 'qr-code-origins', '2026-10-24', '2026-10-24')).rows).toEqual([]);
});
