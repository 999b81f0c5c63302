import { expect } from '@jest/globals';
import type { Fact } from '@theke/contracts/event';
import type { Payment } from '@theke/contracts/payments/payment';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import type { TestService } from '@theke/kit/testing/start-for-test';
import { fromMoney } from '@theke/rules/money/money';
import fc from 'fast-check';
import type { payments } from '../src/service.ts';
import { type AnOrder, anOrder } from './payment-samples.ts';
import type { ProviderStage, StagedMessage, Trouble } from './provider-stage.ts';

export type LawRun = {
  service: TestService<Awaited<ReturnType<typeof payments.setup>>>;
  tenant: string;
  stage: ProviderStage;
  /** Creates the order to pay. Default: one for a card. */
  order?: () => AnOrder;
  now: () => Date;
  pass: (ms: number) => void;
};

/** Random events of an order while provider calls fail. */
const happenings = [
  'look',
  'look from two tabs',
  'look after returning',
  'pay',
  'pay an older attempt',
  'decline',
  'retry',
  'give up',
  'webhook',
  'old webhook again',
  'minute passes',
  'twenty minutes pass',
  'due',
  'due again',
  'the next event is held up',
  'what was held up comes',
  'canceled',
  'failed',
  'cheaper',
] as const;
type Happening = (typeof happenings)[number];

const troubles: Trouble[] = ['none', 'none', 'request lost', 'answer lost'];

/**
 * Property test: runs random events against a provider that loses calls. At the end our books, the provider's and the
 * order's worth must match (ADR 0009).
 */
export async function holdToTheLaw(run: LawRun, numRuns = 40): Promise<void> {
  const plan = fc.record({
    steps: fc.array(fc.constantFrom<Happening>(...happenings), { minLength: 4, maxLength: 16 }),
    pattern: fc.array(fc.constantFrom(...troubles), { minLength: 1, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(plan, ({ steps, pattern }) => play(run, steps, pattern)),
    { numRuns },
  );
}

async function play(
  { service, tenant, stage, order: make, now, pass }: LawRun,
  steps: Happening[],
  pattern: Trouble[],
) {
  let calls = 0;
  stage.trouble = () => pattern[calls++ % pattern.length] ?? 'none';
  const order = make?.() ?? anOrder(tenant, now());
  const expected = { ended: false, worth: 10.9 };
  const messages: StagedMessage[] = [];
  const as = asGuest(tenant);
  const references = () => stage.references(order.id);
  const newest = () => references().at(-1);

  const send = (method: string, path: string, body?: object) =>
    request(service, method, path, { as, now: now(), ...(body ? { body } : {}) });
  const late: Fact[] = [];
  let isHeldUp = false;
  const deliverFact = async (fact: Fact) => {
    await service.publish(tenant, fact);
    await service.settled();
  };
  const publish = async (fact: Fact) => {
    if (isHeldUp) late.push(fact);
    else await deliverFact(fact);
    isHeldUp = false;
  };
  const catchUp = async () => {
    for (const fact of late.splice(0).reverse()) await deliverFact(fact);
  };
  const deliver = ({ provider, body, headers }: StagedMessage) =>
    request(service, 'POST', `/api/payments/webhooks/${tenant}/${provider}`, { as, now: now(), body, headers });
  const webhook = async (reference: string | undefined) => {
    if (!reference) return;
    const message = stage.message(reference, now());
    messages.push(message);
    await deliver(message);
  };
  const decide = (reference: string | undefined, outcome: 'paid' | 'declined') =>
    reference && stage.decide(reference, outcome);

  const act: Record<Happening, () => Promise<unknown>> = {
    look: () => send('GET', order.link),
    'look from two tabs': () => Promise.all([send('GET', order.link), send('GET', order.link)]),
    'look after returning': () => send('GET', `${order.link}?returned=true`),
    pay: async () => decide(newest(), 'paid'),
    'pay an older attempt': async () => decide(references()[0], 'paid'),
    decline: async () => decide(newest(), 'declined'),
    retry: () => send('POST', `${order.link}/attempts`, {}),
    'give up': () => send('POST', `${order.link}/give-up`, {}),
    webhook: () => webhook(newest()),
    'old webhook again': () => (messages[0] ? deliver(messages[0]) : webhook(references()[0])),
    'minute passes': async () => {
      pass(61_000);
      await service.runTimers();
    },
    'twenty minutes pass': async () => {
      pass(20 * 60_000);
      await service.runTimers();
    },
    due: () => publish(order.due()),
    'due again': () => publish(order.due()),
    'the next event is held up': async () => {
      isHeldUp = true;
    },
    'what was held up comes': catchUp,
    canceled: () => publish(order.canceled()),
    failed: () => publish(order.failed()),
    cheaper: () => publish(order.costs(7.3)),
  };
  for (const step of steps) {
    await act[step]();
    if (step === 'canceled' || step === 'failed') expected.ended = true;
    if (step === 'cheaper') expected.worth = 7.3;
  }
  await catchUp();
  // Failures end: from now on everything must settle.
  stage.trouble = () => 'none';
  for (let round = 0; round < 4; round += 1) {
    pass(3_700_000);
    await service.runTimers();
  }

  const staff = asStaff(tenant);
  const listed = await request(service, 'GET', `/api/payments?filter[order]=${order.id}`, { as: staff, now: now() });
  const kept = listed.body.data as Payment[];
  const settling = kept.filter(({ state, isSurplus }) => state === 'captured' && !isSurplus);
  expect(settling.length).toBeLessThanOrEqual(1);
  const gaveUp = service.events.some(
    ({ type, data }) =>
      type.startsWith('payments.') &&
      (data as { order?: string }).order === order.id &&
      (data as { isFinal?: boolean }).isFinal,
  );
  const worth = expected.ended || gaveUp || !stage.isPaid(order.id) ? 0 : expected.worth;
  expect(fromMoney(stage.balance(order.id))).toBe(worth);
  // Our books must match the provider's.
  const ours = kept.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
  expect(Math.round(ours * 100) / 100).toBe(worth);
}
