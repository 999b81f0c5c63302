import { expect, test } from '@jest/globals';
import { ApiError } from '@theke/ui/api-error';
import type { PunchStore, QueuedPunch } from './queued-punch.ts';
import { sendPunches } from './send-punches.ts';

const at = '2026-11-23T08:00:00.000Z';
const later = () => Date.parse(at) + 3_600_000;

/** An in-memory store that behaves like the persistent one. */
function makeStore(...people: string[]): PunchStore & { left: () => QueuedPunch[] } {
  const punches = new Map<number, QueuedPunch>();
  const all = () => [...punches.values()].toSorted((one, other) => one.order - other.order);
  const add = (punch: Omit<QueuedPunch, 'order'>) => {
    const queued = { ...punch, order: punches.size + 1 };
    punches.set(queued.order, queued);
    return queued;
  };
  for (const person of people) add({ id: `${person}${punches.size}`, person, move: 'start', at, pin: '4711' });
  return {
    left: all,
    all: async () => all(),
    add: async (punch) => add(punch),
    update: async (punch) => void punches.set(punch.order, punch),
    remove: async (order) => void punches.delete(order),
  };
}
const fault = (status: number, code: string) => new ApiError(status, [{ code, message: `${code}.` }]);

test('sends punches in order and removes them once received', async () => {
  const store = makeStore('sara', 'ali', 'sara');
  const sent: string[] = [];
  await sendPunches(store, async ({ id }) => sent.push(id), later);
  expect([sent, store.left()]).toEqual([['sara0', 'ali1', 'sara2'], []]);
});

test('without a response the rest waits, and the next attempt starts with the unanswered punch', async () => {
  const store = makeStore('sara', 'ali', 'eva');
  const sent: string[] = [];
  let isCut = true;
  const send = async ({ id }: QueuedPunch) => {
    sent.push(id);
    if (id === 'ali1' && isCut) throw ApiError.ofNetwork();
  };
  await sendPunches(store, send, later);
  expect(store.left().map(({ id }) => id)).toEqual(['ali1', 'eva2']);
  isCut = false;
  await sendPunches(store, send, later);
  expect([sent, store.left()]).toEqual([['sara0', 'ali1', 'ali1', 'eva2'], []]);
});

test('a refused punch is kept without its PIN, not sent again, and does not block others', async () => {
  const store = makeStore('sara', 'ali');
  const sent: string[] = [];
  const send = async ({ id, person }: QueuedPunch) => {
    sent.push(id);
    if (person === 'sara') throw fault(409, 'ALREADY_RUNNING');
  };
  await sendPunches(store, send, later);
  await sendPunches(store, send, later);
  expect(sent).toEqual(['sara0', 'ali1']);
  expect(store.left()).toEqual([
    { order: 1, id: 'sara0', person: 'sara', move: 'start', at, refusal: 'ALREADY_RUNNING.' },
  ]);
});

test('a sealed PIN is deleted when its punch is refused; it waits if an old server does not know it', async () => {
  const store = makeStore('sara', 'ali');
  for (const { pin, ...punch } of store.left()) await store.update({ ...punch, sealedPin: 'sealed' });
  let isOld = true;
  const send = async () => {
    throw isOld ? fault(400, 'UNKNOWN_FIELD') : fault(403, 'WRONG_PIN');
  };
  await sendPunches(store, send, later);
  expect(store.left().map(({ sealedPin, refusal }) => [sealedPin, refusal])).toEqual([
    ['sealed', undefined],
    ['sealed', undefined],
  ]);
  isOld = false;
  await sendPunches(store, send, later);
  expect(store.left().map(({ sealedPin, refusal }) => [sealedPin, refusal])).toEqual([
    [undefined, 'WRONG_PIN.'],
    [undefined, 'WRONG_PIN.'],
  ]);
});

test("a PIN lock delays only that person's punches; recent wrong PINs are reported at once", async () => {
  const store = makeStore('sara', 'ali', 'sara');
  const send = async ({ person }: QueuedPunch) => {
    if (person === 'sara') throw fault(429, 'LOCKED');
  };
  await sendPunches(store, send, later);
  expect(store.left().map(({ id, refusal }) => [id, refusal])).toEqual([
    ['sara0', undefined],
    ['sara2', undefined],
  ]);
  await sendPunches(store, send, () => Date.parse(at) + 1_000);
  expect(store.left().map(({ refusal }) => refusal)).toEqual(['LOCKED.', 'LOCKED.']);
});

test('a punch whose PIN is no longer in memory is refused with advice', async () => {
  const store = makeStore('sara');
  await sendPunches(store, () => Promise.reject(fault(403, 'PIN_MISSING')), later);
  expect(store.left()).toMatchObject([
    { refusal: expect.stringMatching(/ohne https keine aufbewahrt.*nachtragen\.$/) },
  ]);
});

test('a login in between, also of another user, loses nothing', async () => {
  const store = makeStore('sara', 'sara');
  for (const problem of [fault(401, 'UNAUTHENTICATED'), fault(403, 'OTHER_PERSON')]) {
    const sent: string[] = [];
    const send = async ({ id }: QueuedPunch) => {
      sent.push(id);
      throw problem;
    };
    await sendPunches(store, send, later);
    expect([sent, store.left().map(({ refusal }) => refusal)]).toEqual([['sara0'], [undefined, undefined]]);
  }
});

// A changed domain, a proxy without a route, a captive portal.
test('punches wait while another server answers', async () => {
  const store = makeStore('sara', 'ali');
  for (const problem of [fault(404, 'HOST_UNKNOWN'), ApiError.ofAnswer(404, '<html>'), ApiError.ofAnswer(403, [])]) {
    const sent: string[] = [];
    const send = async ({ id }: QueuedPunch) => {
      sent.push(id);
      throw problem;
    };
    await sendPunches(store, send, later);
    expect([sent, store.left().map(({ pin, refusal }) => [pin, refusal])]).toEqual([
      ['sara0'],
      [
        ['4711', undefined],
        ['4711', undefined],
      ],
    ]);
  }
});
