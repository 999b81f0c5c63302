// Whatever is refused is refused before anything is written: `Changes` keeps it all until `write`.
import { expect, test } from '@jest/globals';
import { root } from '../local/checkout.ts';
import { Changes } from './changes.ts';
import { kinds } from './kinds.ts';
import { Refusal } from './refusal.ts';

const reasonOf = (kind: string, words: readonly string[], options: Record<string, string>): unknown => {
  try {
    return kinds[kind]?.make(new Changes(root), words, options);
  } catch (error) {
    return error;
  }
};

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
  ['event', ['catalog', 'product-retired'], {}, '--to SERVICE'],
  ['event', ['catalog', 'product-changed'], { to: 'ordering' }, 'There is catalog.product-changed.v1 already'],
  ['event', ['catalog', 'product-retired'], { to: 'catalog' }, 'another service must'],
  ['event', ['catalog', 'coupon-retired'], { to: 'ordering' }, 'begins with no resource of catalog'],
  ['event', ['catalog', 'product-'], { to: 'ordering' }, 'no name for an event'],
  ['subscription', ['ordering', 'unicorns'], {}, 'There is no resource "unicorns"'],
  ['subscription', ['catalog', 'products'], {}, 'catalog keeps the products itself'],
  ['subscription', ['ordering', 'products'], {}, 'ordering hears catalog.product-changed.v1 already'],
])('%s %p %p is refused', (kind, words, options, says) => {
  const reason = reasonOf(kind, words, options);
  expect(reason).toBeInstanceOf(Refusal);
  expect((reason as Refusal).message).toContain(says);
});

const changesOf = (kind: string, words: readonly string[], options: Record<string, string> = {}): Changes => {
  const changes = new Changes(root);
  kinds[kind]?.make(changes, words, options);
  return changes;
};

test('what is not refused is not written yet either', () => {
  expect(changesOf('resource', ['catalog', 'coupons']).made).toContain('packages/contracts/src/catalog/coupon.ts');
  expect(new Changes(root).has('packages/contracts/src/catalog/coupon.ts')).toBe(false);
});

// Whatever else follows is derived, or written by `npm run docs` and `npm run containers`.
test('a resource is three files and a line in the contract of its service', () => {
  const { made, changed } = changesOf('resource', ['ordering', 'gift-cards']);
  expect(made).toEqual([
    'packages/contracts/src/ordering/gift-card.ts',
    expect.stringMatching(/^services\/ordering\/migrations\/\d{4}_gift_cards\.sql$/),
    'frontends/back-office/src/ordering/gift-cards/gift-cards.ts',
  ]);
  expect(changed).toEqual(['packages/contracts/src/ordering/contract.ts']);
});

test('a service with its first resource touches ten files, of which the lockfile is one', () => {
  const { made, changed } = changesOf('service', ['loyalty', 'stamp-cards']);
  expect(made).toHaveLength(8);
  expect(changed).toEqual(['package-lock.json', 'packages/topology/src/topology.ts']);
});

test('a copy is one file and a line in the contract and the service', () => {
  const { made, changed } = changesOf('subscription', ['payments', 'donatees']);
  expect(made).toEqual(['services/payments/src/donatees/donatee-copies.ts']);
  expect(changed.sort()).toEqual(['packages/contracts/src/payments/contract.ts', 'services/payments/src/service.ts']);
});
