import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { challengeEnd, newChallenge, type Purpose } from './challenge.ts';

const now = new Date('2026-11-30T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const login: Purpose = { kind: 'login' };
const challenge = newChallenge('secret', 'tenant', login, now);

// SESSION-15
test('is valid for five minutes, for its tenant and purpose', () => {
  const end = (given: Parameters<typeof challengeEnd>[2], tenant = 'tenant', at = now) =>
    challengeEnd('secret', tenant, given, { challenge, now: at });
  expect(end(login)).toEqual(later(300));
  expect(end(login, 'tenant', later(299))).toEqual(later(300));
  expect(end(login, 'tenant', later(300))).toBeUndefined();
  expect(end(login, 'other')).toBeUndefined();
  expect(end({ kind: 'registration', user: '' })).toBeUndefined();
  expect(challengeEnd('other', 'tenant', login, { challenge, now })).toBeUndefined();
});

test('is refused if any byte differs, and for any other bytes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: challenge.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const changed = Buffer.from(challenge);
      changed[at] = (changed[at] as number) ^ bits;
      expect(challengeEnd('secret', 'tenant', login, { challenge: changed, now })).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(challengeEnd('secret', 'tenant', login, { challenge: Buffer.from(bytes), now })).toBeUndefined();
    }),
  );
});
