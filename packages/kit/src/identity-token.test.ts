import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Identity, identityReader, signIdentity, verifyIdentity } from './identity-token.ts';

const secret = 'a secret of this test that is long enough';
const uuid = fc.uuid();
const who: fc.Arbitrary<Omit<Identity, 'expires'>> = fc.record(
  {
    tenant: uuid,
    address: fc.ipV4(),
    user: fc.record({
      id: uuid,
      name: fc.string(),
      roles: fc.subarray(['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const).map((some) => [...some]),
      branches: fc.array(uuid, { maxLength: 2 }),
    }),
  },
  { requiredKeys: ['tenant', 'address'] },
);
const signedAt = fc.integer({ min: 0, max: 100_000 });

test('returns the same cached as verified identity, for any sequence of tokens and times', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(who, signedAt), { minLength: 1, maxLength: 4 }),
      fc.array(fc.record({ which: fc.nat(3), at: fc.integer({ min: 0, max: 200_000 }), isForged: fc.boolean() })),
      (callers, asked) => {
        const read = identityReader(secret);
        const tokens = callers.map(([caller, at]) => signIdentity(secret, caller, at));
        for (const { which, at, isForged } of asked) {
          const token = tokens[which % tokens.length] ?? '';
          const shown = isForged ? `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}` : token;
          expect(read(shown, at)).toEqual(verifyIdentity(secret, shown, at));
        }
      },
    ),
  );
});

test('rejects a token after a minute, even if it is cached', () => {
  const read = identityReader(secret);
  const token = signIdentity(secret, { tenant: crypto.randomUUID(), address: '127.0.0.1' }, 1_000);
  expect(read(token, 61_000)).toBeDefined();
  expect(read(token, 61_001)).toBeUndefined();
});

test('freezes a cached identity', () => {
  const read = identityReader(secret);
  const user = { id: crypto.randomUUID(), name: 'Dora', roles: ['ROLE_EMPLOYEE' as const], branches: [] };
  const token = signIdentity(secret, { tenant: crypto.randomUUID(), address: '127.0.0.1', user }, 0);
  const seen = read(token, 0)?.user;
  expect(() => seen?.roles.push('ROLE_ADMIN')).toThrow(TypeError);
  expect(read(token, 0)?.user?.roles).toEqual(['ROLE_EMPLOYEE']);
});
