import { expect, test } from '@jest/globals';
import { verifyIdentity } from '@theke/kit/identity-token';
import { identitySigner } from './identity-signer.ts';

const secret = 'a-secret-of-this-test-and-of-nobody-else';
const tenant = '0199e5a0-0000-7000-8000-000000000001';
const guest = { tenant, address: '192.0.2.1' };
const staff = {
  ...guest,
  user: { id: '0199e5a0-0000-7000-8000-000000000002', name: 'Dora', roles: ['ROLE_ADMIN' as const], branches: [] },
};

test('returns a token of the caller that is valid for at least half a minute', () => {
  let now = 0;
  const sign = identitySigner(secret, () => now);
  for (now = 0; now < 200_000; now += 1_700)
    for (const who of [
      guest,
      staff,
      { ...guest, address: '192.0.2.2' },
      { ...staff, user: { ...staff.user, roles: [] } },
    ]) {
      const { expires, ...read } = verifyIdentity(secret, sign(who), now + 30_000) ?? { expires: 0 };
      expect(read).toEqual(who);
      expect(expires).toBeGreaterThan(now);
    }
});

test("reuses a caller's token for a while", () => {
  const sign = identitySigner(secret, () => 0);
  expect(sign({ ...guest })).toBe(sign({ ...guest }));
  expect(sign(guest)).not.toBe(sign(staff));
});
