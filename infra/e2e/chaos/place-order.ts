import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import type { OnlineOrder } from './pay-order.ts';
import type { Planned } from './plan-order.ts';
import type { Answer, OrderSender } from './send-order.ts';

/** Longer than a guest would wait, so that the outcome is known. */
const timeoutMs = 120_000;

/**
 * Sends one order until the response is definite, always with the same key and body, and records the outcome.
 * @returns the order if it was accepted
 * @throws if there is no definite response for two minutes
 */
export async function placeOrder(
  sender: OrderSender,
  ledger: Ledger,
  planned: Planned,
): Promise<OnlineOrder | undefined> {
  const { marker, body, refusedWith, mayBeRefusedWith = [], cutAfter } = planned;
  const end = Date.now() + timeoutMs;
  for (let attempt = 0; Date.now() < end; attempt++) {
    if (attempt > 0) {
      ledger.repeated++;
      await pause(Math.min(50 * attempt, 500));
    }
    const answer = await send(sender, ledger, body, marker, attempt === 0 ? cutAfter : undefined);
    const recordFault = (fault: string) => ledger.faults.push(`${marker}: ${fault} (${answer?.status})`);
    if (!answer || isPassing(answer.status)) {
      if (answer?.status === 500) recordFault('an unexpected error');
      continue;
    }
    if (answer.status === 201 && answer.body.data) {
      if (refusedWith) recordFault(`accepted instead of refused with ${refusedWith}`);
      ledger.accepted.set(marker, answer.body.data.id);
      return answer.body.data;
    }
    const code = answer.body.errors?.[0]?.code;
    const isExpected = code === refusedWith || (code !== undefined && mayBeRefusedWith.includes(code));
    if (!isExpected) recordFault(`refused with ${code}`);
    ledger.refused.add(marker);
    return undefined;
  }
  throw new Error(`${marker}: no definite answer within ${timeoutMs / 1000} s`);
}

/** Temporarily unavailable: the guest is asked to try again. */
const isPassing = (status: number) => status >= 500 || status === 429;

/** Undefined if the connection broke. */
async function send(
  sender: OrderSender,
  ledger: Ledger,
  body: object,
  key: string,
  cutAfter: number | undefined,
): Promise<Answer | undefined> {
  ledger.inFlight++;
  const answer = await sender.send(body, key, cutAfter).catch(() => undefined);
  ledger.inFlight--;
  const status = answer?.status ?? 0;
  ledger.answers.set(status, (ledger.answers.get(status) ?? 0) + 1);
  return answer;
}
