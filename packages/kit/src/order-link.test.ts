import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOrderHash, orderHash } from './order-link.ts';

const secret = 'a-secret-of-thirty-two-characters';
const [tenant, other] = ['0199f000-0000-7000-8000-00000000000b', '0199f000-0000-7000-8000-00000000000c'];

// ORDER-21
test('accepts a hash for its own order only', () => {
  const hash = orderHash(secret, tenant, 'K7M2XQPA');
  expect(isOrderHash(secret, tenant, 'K7M2XQPA', hash)).toBe(true);
  expect(isOrderHash(secret, tenant, 'K7M2XQPC', hash)).toBe(false);
  expect(isOrderHash(secret, other, 'K7M2XQPA', hash)).toBe(false);
  expect(isOrderHash(`${secret}!`, tenant, 'K7M2XQPA', hash)).toBe(false);
  expect(isOrderHash(secret, tenant, 'K7M2XQPA', hash.slice(0, -1))).toBe(false);
});

test('rejects any other input without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (guess) => {
      expect(isOrderHash(secret, tenant, 'K7M2XQPA', guess)).toBe(false);
    }),
  );
});
