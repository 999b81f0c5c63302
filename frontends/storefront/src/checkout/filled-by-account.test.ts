import { expect, test } from '@jest/globals';
import type { Account } from '@theke/contracts/ordering/account';
import { emptyForm } from '../cart/cart.ts';
import { filledByAccount } from './filled-by-account.ts';

const address = {
  ...{ id: 'a', label: 'Büro', companyName: 'Gruber KG', street: 'Graben 1', stairway: '', floor: '3', door: '' },
  ...{ zipCode: '1010', city: 'Wien', country: 'AT' as const },
};
const account = {
  ...{ email: 'anna@example.at', firstName: 'Anna', lastName: '', phone: '+436641234567' },
  addresses: [address],
} as unknown as Account;

// ACCT-06
test('fills empty fields only, and an address only if the order needs one', () => {
  expect(filledByAccount({ ...emptyForm, firstName: 'Anne' }, account, false)).toEqual({
    email: 'anna@example.at',
    phone: '+436641234567',
  });
  const filled = filledByAccount(emptyForm, account, true);
  expect(filled).toMatchObject({ street: 'Graben 1', floor: '3', zipCode: '1010', isCompany: true });
  expect(filledByAccount({ ...emptyForm, street: 'Anderswo 2' }, account, true)).not.toHaveProperty('street');
});
