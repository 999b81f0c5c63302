import { expect, test } from '@jest/globals';
import { branchAddress } from './branch-address.ts';

test('what is not known leaves no comma', () => {
  const whole = { street: 'Kaiserstraße 84', zipCode: '1070', city: 'Wien' };
  expect(branchAddress(whole)).toBe('Kaiserstraße 84, 1070 Wien');
  expect(branchAddress({ ...whole, street: '' })).toBe('1070 Wien');
  expect(branchAddress({ ...whole, zipCode: '' })).toBe('Kaiserstraße 84, Wien');
  expect(branchAddress({ street: 'Kaiserstraße 84', zipCode: '', city: '' })).toBe('Kaiserstraße 84');
});
