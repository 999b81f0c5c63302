import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { emptyForm } from '../cart/cart.ts';
import { filledByArea } from './filled-by-area.ts';

const areas = ['1010 Innere Stadt', '2345 Brunn am Gebirge', 'Umgebung'].map((area) => ({ area }));
const branch = branches.draft.parse({ ...branches.example, deliveryAreas: areas });
const [inner, brunn, around] = branch.deliveryAreas;

test('fills in the postal code and city of the delivery area', () => {
  expect(filledByArea(inner!, branch, emptyForm)).toEqual({ zipCode: '1010', city: 'Wien' });
  expect(filledByArea(inner!, branch, { ...emptyForm, zipCode: '8010', isDeliveryAddressDifferent: true })).toEqual({
    deliveryZipCode: '1010',
    deliveryCity: 'Wien',
  });
  expect(filledByArea(around!, branch, emptyForm)).toBeUndefined();
});

test("a new area replaces values filled in by the earlier one, but not the guest's own", () => {
  const filled = { ...emptyForm, zipCode: '1010', city: 'Wien' };
  expect(filledByArea(inner!, branch, filled)).toBeUndefined();
  expect(filledByArea(brunn!, branch, filled)).toEqual({ zipCode: '2345', city: 'Brunn am Gebirge' });
  expect(filledByArea(brunn!, branch, { ...emptyForm, zipCode: '8020', city: 'Graz' })).toBeUndefined();
});
