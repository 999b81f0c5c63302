import type { Transaction } from '@theke/kit/database/database';
import { conflict, invalid } from '@theke/kit/problem';
import { formatMoney, type Money, toMoney } from '@theke/rules/money/money';
import { offersTips, tipFault } from '@theke/rules/tips/tips';
import { offerStore } from '../offer/offer-store.ts';
import type { Order } from '../orders/order.ts';
import type { Bill } from './bill.ts';

/**
 * Checks the amount and the tip of a part of a bill. @param expected the amount that was shown, a decimal number
 * @throws Problem 409 BILL_CHANGED or TIP_NOT_OFFERED, 422 NOTHING_CHOSEN or TIP_TOO_HIGH
 */
export async function checkAmount(
  tx: Transaction,
  bill: Bill,
  gross: Money,
  [first]: readonly Order[],
  { tip = 0, expected }: { tip?: number | undefined; expected?: number | undefined },
): Promise<void> {
  const currency = first?.totals.currency ?? 'EUR';
  if (gross === 0) throw invalid('NOTHING_CHOSEN', 'Bitte wählen Sie etwas, das noch zu bezahlen ist.', 'part');
  if (expected !== undefined && toMoney(expected) !== gross)
    throw conflict(
      'BILL_CHANGED',
      `Die Rechnung hat sich inzwischen geändert. Zu zahlen sind jetzt ${formatMoney(gross, currency)}.`,
      'expected',
    );
  if (tip === 0) return;
  const branch = await offerStore.findBranch(tx, bill.branch);
  if (!branch || !offersTips({ ...branch, isQuotationRequired: false }))
    throw conflict('TIP_NOT_OFFERED', 'Trinkgeld ist in dieser Filiale ausgeschaltet.', 'tip');
  const found = tipFault(toMoney(tip), gross, currency);
  if (found) throw invalid(found.code, found.message, 'tip');
}
