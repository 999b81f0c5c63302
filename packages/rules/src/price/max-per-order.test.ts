import { expect, test } from '@jest/globals';
import { fromMoney } from '../money/money.ts';
import { maxPerOrder, tooMuchText } from './max-per-order.ts';

test("limits an order to a million and names the tenant's currency in the message", () => {
  expect(fromMoney(maxPerOrder)).toBe(1_000_000);
  expect(tooMuchText('CHF')).toBe(
    'Eine Bestellung darf höchstens 1.000.000,00\u00a0CHF kosten. Bitte wählen Sie eine kleinere Menge.',
  );
});
