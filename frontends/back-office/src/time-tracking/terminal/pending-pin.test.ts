import { expect, test } from '@jest/globals';
import type { PunchStore, QueuedPunch } from '../shared/punching/queued-punch.ts';
import { pendingPin, sealPendingPins, withTypedPin } from './pending-pin.ts';

const punch: QueuedPunch = { order: 1, id: 'a', person: 'sara', move: 'start', at: '2026-11-23T08:00:00.000Z' };
const base64urlOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

async function pinKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return base64urlOf(await crypto.subtle.exportKey('raw', pair.publicKey));
}

/** An in-memory store that behaves like the persistent one. */
function storeOf(...punches: QueuedPunch[]): PunchStore {
  const punchesByOrder = new Map(punches.map((one) => [one.order, one]));
  return {
    all: async () => [...punchesByOrder.values()],
    add: async (one) => ({ ...one, order: 0 }),
    update: async (one) => void punchesByOrder.set(one.order, one),
    remove: async (order) => void punchesByOrder.delete(order),
  };
}

test('a sealed PIN does not contain the PIN or its length, and each seal is different', async () => {
  const key = await pinKey();
  const sealed = await Promise.all(['4711', '47114711', '4711'].map((pin) => pendingPin(pin, punch, key)));
  expect(JSON.stringify(sealed)).not.toContain('4711');
  expect(sealed).toEqual(Array(3).fill({ sealedPin: expect.stringMatching(/^[\w-]{119}$/) }));
  expect(new Set(sealed.map(({ sealedPin }) => sealedPin)).size).toBe(3);
  expect(await pendingPin(undefined, punch, key)).toEqual({});
});

test('a PIN typed before the key was known is sealed later', async () => {
  const typed = await pendingPin('4711', punch, undefined);
  const store = storeOf({ ...punch, ...typed }, { ...punch, order: 2 });
  await sealPendingPins(store, undefined);
  expect(await store.all()).toEqual([
    { ...punch, pin: '4711' },
    { ...punch, order: 2 },
  ]);
  await sealPendingPins(store, await pinKey());
  expect(await store.all()).toEqual([
    { ...punch, sealedPin: expect.any(String) },
    { ...punch, order: 2 },
  ]);
});

test('over plain http no PIN is stored; it is sent from memory', async () => {
  const key = await pinKey();
  const sealed = { ...punch, order: 2, ...(await pendingPin('4711', punch, key)) };
  const { crypto: originalCrypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: () => undefined }, configurable: true });
  try {
    for (const serverKey of [key, undefined]) expect(await pendingPin('4711', punch, serverKey)).toEqual({});
    const store = storeOf(punch, sealed);
    await sealPendingPins(store, key);
    expect(await store.all()).toEqual([punch, sealed]);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: originalCrypto, configurable: true });
  }
  const typed = new Map([[punch.id, '4711']]);
  expect(withTypedPin(punch, typed)).toEqual({ ...punch, pin: '4711' });
  expect(withTypedPin({ ...punch, id: 'b' }, typed)).toEqual({ ...punch, id: 'b' });
  expect(withTypedPin(sealed, typed)).toEqual(sealed);
});
