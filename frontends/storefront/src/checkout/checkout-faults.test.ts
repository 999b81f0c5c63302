import { expect, test } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import { emptyForm } from '../cart/cart.ts';
import { checkoutFaults } from './checkout-faults.ts';

const branch = { isTakeawayPhoneRequired: true } as Branch;
const both = { legalInstructions: true, privacyPolicy: true };
const filled = { ...emptyForm, firstName: 'Eva', lastName: 'Novotný', phone: '+436641234567' };
const fields = (...args: Parameters<typeof checkoutFaults>) => checkoutFaults(...args).map(({ field }) => field);

test('a filled form has nothing against it', () => expect(fields(branch, filled, both)).toEqual([]));

test('everything that is missing is named at once, in the order of the page', () =>
  expect(fields(branch, { ...emptyForm, firstName: ' ' }, { legalInstructions: false, privacyPolicy: false })).toEqual([
    'firstName',
    'lastName',
    'phone',
    'legalInstructions',
    'privacyPolicy',
  ]));

test("the branch's flags decide what must be given", () =>
  expect(fields({ isTakeawayEmailRequired: true, isTakeawayAddressRequired: true } as Branch, filled, both)).toEqual([
    'email',
    'street',
    'zipCode',
    'city',
  ]));

test('an address that cannot be one is named', () =>
  expect(fields(branch, { ...filled, email: 'eva@post' }, both)).toEqual(['email']));
