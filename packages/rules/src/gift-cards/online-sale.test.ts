import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { giftCardPayments } from './online-sale.ts';

const config = {
  enablePluginGiftCards: true,
  enableCash: true,
  enablePluginCardProvider: true,
  enableCardProvider: true,
};
const branch = { isPublic: true, isCashEnabled: true, isCardProviderEnabled: true };

test('GIFT-13: a public branch sells cards for the online payments that it offers', () => {
  expect(giftCardPayments(config, branch)).toEqual(['card']);
  expect(giftCardPayments(config, { ...branch, isQuotationRequired: true })).toEqual(['card']);
  expect(giftCardPayments(config, { ...branch, isCardProviderEnabled: false })).toEqual([]);
  expect(giftCardPayments(config, { ...branch, isPublic: false })).toEqual([]);
  expect(giftCardPayments({ ...config, enablePluginGiftCards: false }, branch)).toEqual([]);
});

test('GIFT-13: without an online payment of the branch no flags lead to a sale', () => {
  const flags = fc.record({ isPublic: fc.boolean(), isCashEnabled: fc.boolean(), isATMCardEnabled: fc.boolean() });
  fc.assert(
    fc.property(flags, fc.boolean(), (each, isOn) => {
      expect(giftCardPayments({ ...config, enablePluginGiftCards: isOn }, each)).toEqual([]);
    }),
  );
});
