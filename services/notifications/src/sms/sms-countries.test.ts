import { expect, test } from '@jest/globals';
import { isNear } from './sms-countries.ts';

// MSG-03
test.each([
  '+436641234567',
  '+4915112345678',
  '+41791234567',
  '+4236601234',
  '06641234567',
  '00436641234567',
  '436641234567',
])('treats %s as a number of AT, DE, CH or LI', (phone) => expect(isNear(phone)).toBe(true));
test.each(['+882161234567', '+420601234567', '+393331234567', '0088216123456', '882161234567', '+1', '', '+4'])(
  'treats %s as a number abroad',
  (phone) => expect(isNear(phone)).toBe(false),
);
