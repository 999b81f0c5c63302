import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type QrBranch, type QrCode, qrCodes } from '@theke/contracts/analytics/qr-code';
import { branches } from '@theke/contracts/catalog/branch';
import type { Delivery } from '@theke/kit/events/subscription';
import type { ServiceClient } from '../service-client.ts';
import { QrDirectory } from './qr-directory.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const tenant = '0199f000-0000-7000-8000-0000000000aa';
const code = qrCodes.events.changed.example as QrCode;
const branch = branches.events.changed.example as QrBranch;
const always = [{ type: 'daily' as const, isClosed: false, from: '00:00', to: '24:00' }];
/** Wednesday, 12:10 in Vienna. */
const at = new Date('2026-11-25T11:10:00Z');

type PendingRequest = { resolve(list: unknown): void; reject(error: Error): void };
function aDirectory() {
  const requests: PendingRequest[] = [];
  const ask = () => new Promise((resolve, reject) => void requests.push({ resolve, reject }));
  const directory = new QrDirectory({ ask } as unknown as ServiceClient, { debug: () => undefined });
  const lead = (path = code.path, when = at) =>
    directory.find(tenant, { path, at: when, language: 'de', device: { kind: 'phone', system: 'ios' } })?.target;
  const broadcastOf = (type: string, subject: string, data: unknown) =>
    directory.subscription.handle({ type, subject, tenant, data } as Delivery<unknown>);
  return { requests, directory, lead, broadcastOf };
}
const changed = (code: QrCode) => [qrCodes.events.changed.type, code.id, code] as const;

test('QR-02, QR-04: resolves a code by its rules and its branch’s hours, and applies changes and deletions at once', async () => {
  const { requests, directory, lead, broadcastOf } = aDirectory();
  const reading = directory.knows(tenant);
  requests[0]?.resolve({ codes: [code], branches: [{ ...branch, openingHours: always }] });
  expect(await reading).toBe(true);
  expect([lead(), lead('x')]).toEqual(['/store/innenstadt?table=12', undefined]);

  await broadcastOf(branches.events.changed.type, branch.id, {
    ...branch,
    version: branch.version + 1,
    openingHours: [],
  });
  expect(lead()).toBe('/store/innenstadt?pre=1');
  // An older event that arrives late.
  await broadcastOf(branches.events.changed.type, branch.id, { ...branch, openingHours: always });
  expect(lead()).toBe('/store/innenstadt?pre=1');

  await broadcastOf(...changed({ ...code, version: 2, rules: [], fallback: '/neu' }));
  expect(lead()).toBe('/neu');
  await broadcastOf(...changed(code));
  expect(lead()).toBe('/neu');
  await broadcastOf(qrCodes.events.deleted.type, code.id, { id: code.id });
  expect(lead()).toBeUndefined();
  directory.stop();
});

test('keeps changes received while a list is loading', async () => {
  const { requests, directory, lead, broadcastOf } = aDirectory();
  const reading = directory.knows(tenant);
  const other = { ...code, id: branch.id, path: 'neu', rules: [], fallback: '/neu' };
  await broadcastOf(...changed(other));
  await broadcastOf(qrCodes.events.deleted.type, code.id, { id: code.id });
  requests[0]?.resolve({ codes: [code], branches: [] });
  await reading;
  expect([lead('neu'), lead()]).toEqual(['/neu', undefined]);
  directory.stop();
});

test('QR-05: keeps known codes while analytics is unavailable, and retries unknown ones', async () => {
  const { requests, directory, lead } = aDirectory();
  directory.learn([tenant]);
  await jest.advanceTimersByTimeAsync(0);
  requests[0]?.reject(new Error('away'));
  await jest.advanceTimersByTimeAsync(999);
  expect(requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  requests[1]?.resolve({ codes: [{ ...code, rules: [] }], branches: [] });
  await jest.advanceTimersByTimeAsync(0);
  expect(lead()).toBe(code.fallback);

  directory.subscription.onReset();
  await jest.advanceTimersByTimeAsync(0);
  requests[2]?.reject(new Error('away'));
  expect([await directory.knows(tenant), lead()]).toEqual([true, code.fallback]);
  await jest.advanceTimersByTimeAsync(1_000);
  requests[3]?.resolve({ codes: [], branches: [] });
  await jest.advanceTimersByTimeAsync(0);
  expect(lead()).toBeUndefined();
  directory.stop();
});
