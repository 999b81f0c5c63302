import { expect, test } from '@jest/globals';
import { phoneLink } from './phone-link.ts';

// CUSTOMER-04
test('builds the link from the digits, without the zero in brackets', () => {
  expect(['+43 (0)664 765 43 21', '+43 512 57 19 40', '0512/57 19 40'].map(phoneLink)).toEqual([
    'tel:+436647654321',
    'tel:+43512571940',
    'tel:0512571940',
  ]);
  expect(phoneLink('auf Anfrage')).toBeUndefined();
});
