import { expect, test } from '@jest/globals';
import { moneyText } from '@theke/admin/ui/format.ts';
import { refundText } from './refund-text.ts';

const totals = { currency: 'EUR' } as never;

// PAY-16
test('cash was returned in cash, everything else was refunded; a part names its amount', () => {
  const text = (paymentMethod: 'cash' | 'card', refunded: number, isRefunded: boolean) =>
    refundText({ paymentMethod, refunded, isRefunded, totals });
  expect(text('cash', 11.8, true)).toBe('Bar zurückgegeben');
  expect(text('card', 11.8, true)).toBe('Rückerstattet');
  expect(text('cash', 2.9, false)).toBe('2,90\u00a0€ bar zurückgegeben');
  expect(text('card', 2.9, false)).toBe('2,90\u00a0€ rückerstattet');
  expect(text('cash', 0, false)).toBe('');
});

// PAY-15
test('amounts below zero have a minus sign, not a hyphen', () =>
  expect([moneyText(-11.8, 'EUR'), moneyText(0, 'EUR')]).toEqual(['\u221211,80\u00a0€', '0,00\u00a0€']));
