import { expect, test } from '@jest/globals';
import { WebhookSlots } from './webhook-slots.ts';

/** The slots given so far, by the name of who took them. */
function taking(slots: WebhookSlots) {
  const given: [string, number][] = [];
  return {
    given,
    take: async (tenant: string, name = tenant) => {
      void slots.take(tenant).then((count) => given.push([name, count]));
      await Promise.resolve();
    },
  };
}

// HOOK-05
test('gives an endpoint four slots and a business sixteen', async () => {
  const slots = new WebhookSlots();
  const { given, take } = taking(slots);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await take('tenant', name);
  await take('other');
  expect(given).toEqual([
    ['a', 4],
    ['b', 4],
    ['c', 4],
    ['d', 4],
    ['other', 4],
  ]);
  slots.release('tenant', 3);
  await Promise.resolve();
  expect(given.at(-1)).toEqual(['e', 3]);
});

test('runs at most 64 attempts, and serves who waited longest first', async () => {
  const slots = new WebhookSlots();
  const { given, take } = taking(slots);
  for (let index = 0; index < 18; index += 1) await take(`tenant ${index}`);
  expect(given).toHaveLength(16);
  slots.release('tenant 0', 1);
  await Promise.resolve();
  expect(given.at(-1)).toEqual(['tenant 16', 1]);
});

test('gives nothing after the end', async () => {
  const slots = new WebhookSlots();
  const { given, take } = taking(slots);
  slots.close();
  await take('tenant');
  expect(given).toEqual([['tenant', 0]]);
});
