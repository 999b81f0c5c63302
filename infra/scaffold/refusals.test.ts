// Whatever is refused is refused before anything is written: `Changes` keeps it all until `write`.
import { expect, test } from '@jest/globals';
import { root } from '../local/checkout.ts';
import { Changes } from './changes.ts';
import { make } from './kinds.ts';
import { Refusal } from './refusal.ts';

const reasonOf = (kind: string, words: readonly string[], options: Record<string, string>): Promise<unknown> =>
  make(new Changes(root), kind, words, options).catch((error: unknown) => error);

test.each([
  ['resource', ['catalogue', 'coupons'], {}, 'There is no service "catalogue"'],
  ['resource', ['catalog', 'Coupons!'], {}, 'no name for a resource'],
  ['resource', ['catalog', '../coupons'], {}, 'no name for a resource'],
  ['resource', ['catalog', 'classes'], {}, '"class" means something in TypeScript'],
  ['resource', ['catalog', 'sheep'], {}, '--singular'],
  ['resource', ['catalog', 'sheep'], { singular: 'sheep' }, 'One and many have one name'],
  ['resource', ['ordering', 'products'], {}, '/api/products belongs to catalog already'],
  ['resource', ['catalog', 'images'], {}, '/api/images belongs to media already'],
  ['resource', ['catalog', 'sessions'], {}, 'There is something called "session" already'],
  [
    'resource',
    ['ordering', 'order-events'],
    {},
    '"orderEvents" stands for something else in packages/contracts/src/ordering',
  ],
  ['resource', ['catalog', 'coupons'], { one: `'); //` }, 'have no place in a word'],
  ['service', ['catalog', 'coupons'], {}, 'There is services/catalog already'],
  ['service', ['storefront', 'coupons'], {}, 'There is frontends/storefront already'],
  ['service', ['loyalty', 'products'], {}, '/api/products belongs to catalog already'],
  ['remote', ['backend'], {}, '/backend is taken already'],
  ['remote', ['api'], {}, '/api is taken already'],
  ['remote', ['storefront'], {}, 'There is frontends/storefront already'],
  ['action', ['catalog', 'coupons', 'retire'], {}, 'catalog has no resource or collection "coupons"'],
  ['action', ['catalog', 'products', 'Retire!'], {}, 'no name for an action'],
  ['action', ['catalog', 'products', 'change'], {}, 'There is catalog.product-changed.v1 already'],
  ['action', ['payments', 'payments', 'check'], {}, 'payments has no table "payments"'],
  ['reaction', ['catalog', 'coupon-retired'], {}, 'There is no event "coupon-retired"'],
  ['reaction', ['catalog', 'product-changed'], {}, 'another service must'],
  ['reaction', ['ordering', 'product-changed'], {}, 'ordering subscribes to catalog.product-changed.v1 already'],
  ['subscription', ['ordering', 'unicorns'], {}, 'There is no resource or collection "unicorns"'],
  ['subscription', ['catalog', 'products'], {}, 'catalog keeps the products itself'],
  ['subscription', ['ordering', 'products'], {}, 'ordering subscribes to catalog.product-changed.v1 already'],
  ['stream', ['catalog', 'coupons'], {}, 'catalog has no resource or collection "coupons"'],
  ['device', ['notifications', 'messages'], {}, 'notifications has no table "messages"'],
  ['job', ['catalog', 'products'], {}, 'a job tidies a collection'],
  ['statistics', ['payments', 'coupon-retired'], {}, 'There is no event "coupon-retired"'],
  ['statistics', ['ordering', 'product-changed'], {}, 'ordering subscribes to catalog.product-changed.v1 already'],
  ['collection', ['catalog', 'products'], {}, '/api/products belongs to catalog already'],
  ['submission', ['catalogue', 'feedbacks'], {}, 'There is no service "catalogue"'],
  ['resource', ['catalog'], {}, 'npm run new -- resource catalog coupons'],
  ['resource', ['catalog', 'coupons'], { title: 'Kiosk' }, '--title is no option of "resource"'],
])('%s %p %p is refused', async (kind, words, options, says) => {
  const reason = await reasonOf(kind, words, options);
  expect(reason).toBeInstanceOf(Refusal);
  expect((reason as Refusal).message).toContain(says);
});

const changesOf = async (kind: string, words: readonly string[]): Promise<Changes> => {
  const changes = new Changes(root);
  await make(changes, kind, words, {});
  return changes;
};

test('what is not refused is not written yet either', async () => {
  expect((await changesOf('resource', ['catalog', 'coupons'])).made).toContain(
    'packages/contracts/src/catalog/coupon.ts',
  );
  expect(new Changes(root).has('packages/contracts/src/catalog/coupon.ts')).toBe(false);
});

// Whatever else follows is derived, or written by `npm run docs` and `npm run containers`.
test.each([
  ['resource', ['ordering', 'gift-cards'], 3, ['packages/contracts/src/ordering/contract.ts']],
  ['service', ['loyalty', 'stamp-cards'], 8, ['package-lock.json', 'packages/topology/src/topology.ts']],
  ['service', ['loyalty'], 5, ['package-lock.json', 'packages/topology/src/topology.ts']],
  [
    'subscription',
    ['payments', 'donatees'],
    1,
    ['packages/contracts/src/payments/contract.ts', 'services/payments/src/service.ts'],
  ],
])('%s %p makes %i files and changes %p', async (kind, words, made, changed) => {
  const changes = await changesOf(kind, words);
  expect(changes.made).toHaveLength(made);
  expect(changes.changed.sort()).toEqual(changed);
});
