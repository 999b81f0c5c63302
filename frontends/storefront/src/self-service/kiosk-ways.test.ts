import { expect, test } from '@jest/globals';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import fc from 'fast-check';
import { kioskRequired, kioskWays } from './kiosk-ways.ts';

const noon = new Date('2026-11-21T11:30:00Z');
const open = { ...branches.events.changed.example, isDineInEnabled: true } as Branch;
const ways = (changes: Partial<Branch>, at = noon) => kioskWays({ ...open, ...changes } as Branch, 'EUR', at);

// KIOSK-03
test('offers here and away, but no delivery', () => {
  expect(ways({ isDeliveryEnabled: true })).toEqual(['dineIn', 'takeaway']);
  expect(ways({ isDineInEnabled: false })).toEqual(['takeaway']);
  expect(ways({ isDineInEnabled: false, isTakeawayEnabled: false })).toEqual([]);
});

// KIOSK-03
test('offers nothing while the branch is closed, or if each order needs a time or a quotation', () => {
  const hours = [{ type: 'daily' as const, isClosed: false, from: '17:00', to: '22:00' }];
  expect(ways({ openingHours: hours, isPreorderEnabled: true })).toEqual([]);
  expect(ways({ isAppointmentRequired: true })).toEqual([]);
  expect(ways({ isQuotationRequired: true })).toEqual([]);
  expect(ways({ isPublic: false })).toEqual([]);
});

// KIOSK-04
test('requires nothing in a branch with kiosks; elsewhere the fields of the branch, and never an address', () => {
  const flag = fc.boolean();
  fc.assert(
    fc.property(
      flag,
      flag,
      flag,
      flag,
      (isSelfServiceEnabled, isTakeawayPhoneRequired, isTakeawayEmailRequired, isTakeawayAddressRequired) => {
        const branch = {
          ...open,
          isSelfServiceEnabled,
          isTakeawayPhoneRequired,
          isTakeawayEmailRequired,
          isTakeawayAddressRequired,
        } as Branch;
        const required = kioskRequired(branch, 'takeaway');
        if (isSelfServiceEnabled) expect(required).toEqual([]);
        else if (isTakeawayAddressRequired) expect(required).toBeUndefined();
        else expect(required?.includes('phone')).toBe(isTakeawayPhoneRequired);
      },
    ),
  );
});
