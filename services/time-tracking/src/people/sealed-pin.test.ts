import { expect, test } from '@jest/globals';
import { sealPin } from '@theke/contracts/time-tracking/seal-pin';
import fc from 'fast-check';
import { openPin, pinKeyOf } from './sealed-pin.ts';

const owner = { secret: 'a secret of the platform, long enough', tenant: 'marillo' };
const punch = { id: 'a', person: 'sara', move: 'start', at: '2026-11-23T08:00:00.000Z' };

test('opens any sealed PIN only for its own punch', async () => {
  const change = fc.oneof(
    fc.record({ owner: fc.constantFrom({ ...owner, secret: 'another' }, { ...owner, tenant: 'zweite' }) }),
    fc.record({ punch: fc.constantFrom(...Object.keys(punch).map((key) => ({ ...punch, [key]: 'b' }))) }),
    fc.record({ flipped: fc.nat(88) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^\d{4,8}$/), change, async (pin, changed) => {
      const sealed = await sealPin(pinKeyOf(owner), pin, punch);
      expect(openPin(owner, sealed, punch)).toBe(pin);
      const moved = { owner, punch, flipped: undefined, ...changed };
      const bytes = Buffer.from(sealed, 'base64url');
      if (moved.flipped !== undefined) bytes.writeUInt8(bytes.readUInt8(moved.flipped) ^ 1, moved.flipped);
      expect(openPin(moved.owner, bytes.toString('base64url'), moved.punch)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test('derives the same key on each replica, and another one per tenant', () => {
  expect(pinKeyOf({ ...owner })).toBe(pinKeyOf(owner));
  expect(pinKeyOf({ ...owner, tenant: 'zweite' })).not.toBe(pinKeyOf(owner));
});
