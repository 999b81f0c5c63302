import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { deriveCustomerId } from './derive-customer-id.ts';

const secret = 'a-secret-of-thirty-two-characters';
const [tenant, other] = ['0199f000-0000-7000-8000-00000000000b', '0199f000-0000-7000-8000-00000000000c'];
const idOf = (email: string, phone: string, at = tenant) => deriveCustomerId(secret, at, { email, phone });

// CUSTOMER-01
test('maps the same e-mail to the same customer whatever the phone, and uses the phone without an e-mail', () => {
  expect(idOf('Kathi@Example.at ', '+431')).toBe(idOf('kathi@example.at', '+432'));
  expect(idOf('', '+43664')).toBe(idOf('', '+43664'));
  expect(idOf('kathi@example.at', '+43664')).not.toBe(idOf('', '+43664'));
  expect(idOf('', '')).toBeUndefined();
});

test('gives guests of different tenants different ids, and reveals nothing in the UUID', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const id = idOf(email, '');
      expect(z.uuid().safeParse(id).success).toBe(true);
      expect(idOf(email, '', other)).not.toBe(id);
      expect(deriveCustomerId(`${secret}!`, tenant, { email, phone: '' })).not.toBe(id);
    }),
  );
});
