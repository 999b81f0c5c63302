import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { toMoney } from '@theke/rules/money/money';
import { offersTips, tipFault } from '@theke/rules/tips/tips';
import { fault } from './fault.ts';
import type { PricedDraft } from './price-draft.ts';

export const tipNotOfferedText = 'Hier nehmen wir kein Trinkgeld über die Bestellung an. Bitte bestellen Sie ohne.';

/** Rejects tips where they are off or the price is not known yet, and too high ones (TIP-01, TIP-03). */
export function checkTip({ tip = 0 }: OrderDraft, branch: Branch, { items, totals }: PricedDraft): Fault[] {
  if (tip === 0) return [];
  if (!offersTips(branch) || items.some(({ isPriceHidden }) => isPriceHidden))
    return [fault('TIP_NOT_OFFERED', tipNotOfferedText, 'tip')];
  const found = tipFault(toMoney(tip), toMoney(totals.total.gross), totals.currency);
  return found ? [fault(found.code, found.message, 'tip')] : [];
}
