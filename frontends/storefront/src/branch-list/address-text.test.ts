import { expect, test } from '@jest/globals';
import { addressText } from './address-text.ts';

test('omits commas around missing parts', () => {
  const address = { street: 'Kaiserstraße 84', zipCode: '1070', city: 'Wien' };
  expect(addressText(address)).toBe('Kaiserstraße 84, 1070 Wien');
  expect(addressText({ ...address, street: '' })).toBe('1070 Wien');
  expect(addressText({ ...address, zipCode: '' })).toBe('Kaiserstraße 84, Wien');
  expect(addressText({ street: 'Kaiserstraße 84', zipCode: '', city: '' })).toBe('Kaiserstraße 84');
});
