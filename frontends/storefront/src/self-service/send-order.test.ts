import { expect, test } from '@jest/globals';
import type { CreatedOrder } from '@theke/contracts/ordering/order';
import { ApiError } from '@theke/ui/api-error';
import fc from 'fast-check';
import type { Attempt } from '../checkout/order-attempt.ts';
import { sendOrder } from './send-order.ts';

const attempt = { key: 'k', body: {} } as unknown as Attempt;
/** What happens to one request: the line is down before, the server stores it but the answer is lost, ... */
const anyRequest = fc.constantFrom('down', 'lost-before', 'lost-after', 'refused', 'answered');
type Request = 'down' | 'lost-before' | 'lost-after' | 'refused' | 'answered';

/** A server with idempotency keys behind an unreliable line; `givesUpAt`: number of pauses until the guest gives up. */
async function run(requests: readonly Request[], givesUpAt: number) {
  let now = 0;
  let pauses = 0;
  let at = 0;
  const orders = new Set<string>();
  const current = () => requests[at] ?? 'down';
  const outcome = await sendOrder(attempt, {
    send: async ({ key }) => {
      const request = current();
      at += 1;
      if (request === 'lost-before') throw new ApiError(0, []);
      if (request === 'refused' && !orders.has(key)) throw new ApiError(409, [{ code: 'SOLD_OUT', message: 'aus' }]);
      orders.add(key);
      if (request === 'lost-after') throw new ApiError(0, []);
      return { uid: key } as CreatedOrder;
    },
    isReachable: async () => {
      if (current() !== 'down') return true;
      at += 1;
      return false;
    },
    wait: async (ms) => {
      now += ms;
      pauses += 1;
    },
    now: () => now,
    onWaiting: () => undefined,
    isGivenUp: () => pauses >= givesUpAt,
  });
  return { outcome, orders: orders.size, waited: now };
}

// KIOSK-06
test('whatever the line does, the guest learns the truth and nothing is ordered twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRequest, { maxLength: 90 }), fc.nat(80), async (requests, givesUpAt) => {
      const { outcome, orders, waited } = await run(requests, givesUpAt);
      expect(orders).toBeLessThanOrEqual(1);
      if (outcome.kind === 'accepted') expect(orders).toBe(1);
      if (outcome.kind === 'refused' || outcome.kind === 'notOrdered') expect(orders).toBe(0);
      expect(waited).toBeLessThanOrEqual(122_000);
    }),
  );
});

// KIOSK-06
test('sends the order when a line that was cut for a minute is back', async () => {
  const cut = Array<Request>(30).fill('down');
  expect(await run([...cut, 'answered'], Infinity)).toMatchObject({ outcome: { kind: 'accepted' }, orders: 1 });
  expect(await run([...cut, 'lost-after', ...cut.slice(20), 'answered'], 31)).toMatchObject({
    outcome: { kind: 'accepted' },
    orders: 1,
  });
});

// KIOSK-06
test('says that nothing was ordered if the line stays cut or the guest gives up before', async () => {
  expect((await run([], Infinity)).outcome).toEqual({ kind: 'notOrdered' });
  expect(await run(['down', 'down', 'answered'], 1)).toMatchObject({ outcome: { kind: 'notOrdered' }, orders: 0 });
});
