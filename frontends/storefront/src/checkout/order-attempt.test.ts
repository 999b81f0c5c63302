import { expect, test } from '@jest/globals';
import type { CreatedOrder } from '@theke/contracts/ordering/order';
import { ApiError } from '@theke/ui/api-error';
import { type Attempt, tryOrder } from './order-attempt.ts';

const attempt = { key: 'schluessel-0123456789', body: {} } as Attempt;
const order = { uid: 'ABCD2345' } as CreatedOrder;
const lost = new ApiError(0, [{ code: 'UNREACHABLE', message: '' }]);
const offline = new ApiError(0, [{ code: 'OFFLINE', message: '' }]);
const refused = new ApiError(422, [{ code: 'REQUIRED', message: '' }]);

/** Answers calls with these results in order; records the calls and their data. */
function server(...answers: (CreatedOrder | ApiError)[]) {
  const attempts: Attempt[] = [];
  const send = async (sent: Attempt) => {
    const answer = answers[attempts.push(sent) - 1];
    if (answer instanceof ApiError || !answer) throw answer;
    return answer;
  };
  return { attempts, deps: { send, wait: async () => {} } };
}

// ORDER-26
test('repeats a request with a lost response with the same key and body', async () => {
  const { attempts, deps } = server(lost, new ApiError(503, []), order);
  expect(await tryOrder(attempt, deps)).toEqual({ kind: 'accepted', order });
  expect(attempts).toEqual([attempt, attempt, attempt]);
});

test('a refusal is final and sent once', async () => {
  const { attempts, deps } = server(refused);
  expect(await tryOrder(attempt, deps)).toEqual({ kind: 'refused', error: refused });
  expect(attempts).toHaveLength(1);
});

test('a refusal after a lost response ends the uncertainty', async () => {
  const { deps } = server(lost, refused);
  expect((await tryOrder(attempt, deps)).kind).toBe('refused');
});

test('the outcome is unknown without any response', async () => {
  const { attempts, deps } = server(lost, lost, lost);
  expect((await tryOrder(attempt, deps)).kind).toBe('unknown');
  expect(attempts).toHaveLength(3);
});

test('does not retry while offline', async () => {
  const { attempts, deps } = server(offline);
  expect((await tryOrder(attempt, deps)).kind).toBe('unknown');
  expect(attempts).toHaveLength(1);
});
