import { expect, test } from '@jest/globals';
import { type Correction, updateOf } from './order-correction.ts';

const zone = 'Europe/Vienna';
const before: Correction = {
  firstName: 'Katharina',
  lastName: 'Wiesinger',
  phone: '+436641234567',
  email: '',
  companyName: '',
  vatNumber: '',
  street: 'Zieglergasse 33',
  stairway: '2',
  floor: '4',
  door: '17',
  zipCode: '1070',
  city: 'Wien',
  country: 'AT',
  deliveryArea: '1070 Wien',
  isDeliveryAddressDifferent: false,
  deliveryCompanyName: '',
  deliveryStreet: '',
  deliveryStairway: '',
  deliveryFloor: '',
  deliveryDoor: '',
  deliveryZipCode: '',
  deliveryCity: '',
  deliveryCountry: 'AT',
  comment: '',
  appointment: '2026-11-21T19:15',
  table: '',
};
const update = (changes: Partial<Correction>) => updateOf(before, { ...before, ...changes }, 3, zone);

test('sends only changed fields, with the version that was seen', () => {
  expect(update({})).toBeUndefined();
  expect(update({ door: '18' })).toEqual({ version: 3, door: '18' });
});

test("an appointment is parsed in the branch's time zone, also in summer time; an empty one is null", () => {
  expect(update({ appointment: '2026-11-21T19:40' })).toEqual({ version: 3, appointment: '2026-11-21T18:40:00.000Z' });
  expect(update({ appointment: '2026-07-01T19:40' })).toEqual({ version: 3, appointment: '2026-07-01T17:40:00.000Z' });
  expect(update({ appointment: '' })).toEqual({ version: 3, appointment: null });
});

test('a cleared table is sent as no table', () => {
  const seated = { ...before, table: 'id-of-a-table' };
  expect(updateOf(seated, { ...seated, table: '' }, 1, zone)).toEqual({ version: 1, table: null });
});

test('sends the delivery address while it is enabled, and only the flag when it is disabled', () => {
  const other = { isDeliveryAddressDifferent: true, deliveryStreet: 'Josefsgasse 2' };
  expect(update({ ...other, isDeliveryAddressDifferent: false })).toBeUndefined();
  expect(update(other)).toEqual({ version: 3, ...other });
  const elsewhere = { ...before, ...other };
  expect(updateOf(elsewhere, { ...elsewhere, isDeliveryAddressDifferent: false, deliveryStreet: '' }, 4, zone)).toEqual(
    {
      version: 4,
      isDeliveryAddressDifferent: false,
    },
  );
});
