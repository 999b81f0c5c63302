import type { OrderItem, OrderTotals } from '@theke/contracts/ordering/order';
import { formatMoney, type Money, toMoney } from '@theke/rules/money/money';
import { displayTotals, fromPricingResult } from '@theke/rules/price/totals';
import { type CalculationModel, calculationModels, orderedModel } from '@theke/rules/products/calculation-model';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { timesText } from '@theke/rules/units/amount-text';
import type { OrderTable } from './mail-content.ts';
import { tipLines } from './tip-lines.ts';

type Options = { isForGuest?: boolean; zone?: string; tipped?: Parameters<typeof tipLines>[0] };

/**
 * Items of an order with prices, in whole cents; all amounts come from ordering. Hides hidden prices from guests
 * (PRICE-12).
 * @param options.zone time zone of the branch, whose country names the tax (CHECKOUT-41)
 * @param options.tipped the order, for its tip and gift card (TIP-09)
 */
export function orderTable(
  items: readonly OrderItem[],
  totals: OrderTotals,
  { isForGuest = true, zone = 'Europe/Vienna', tipped }: Options = {},
): OrderTable {
  const euro = (amount: Money) => formatMoney(amount, totals.currency);
  const about = (model: CalculationModel, amount: Money) => `${calculationModels[model].prefix} ${euro(amount)}`.trim();
  const exact = fromPricingResult(totals);
  const shown = displayTotals(exact);
  const isHidden = ({ isPriceHidden }: OrderItem): boolean => isForGuest && isPriceHidden === true;
  const isTotalHidden = items.some(isHidden);
  const total = (amount: Money) => (isTotalHidden ? follows : about(orderedModel(totals), amount));
  const parts = [
    ...(exact.deposit && !isTotalHidden ? [{ label: 'Pfand', value: euro(exact.deposit.gross) }] : []),
    ...(exact.delivery.gross > 0 ? [{ label: 'Lieferung', value: euro(exact.delivery.gross) }] : []),
    ...(isTotalHidden ? [] : (totals.discounts ?? [])).map(({ name, gross }) => ({
      label: name,
      value: `−${euro(toMoney(gross))}`,
    })),
  ];
  return {
    title: isForGuest ? undefined : 'Positionen',
    rows: items.map((item) => ({
      amount: timesText(item.amount, item.unit),
      name: item.name,
      details: item.parts.map(({ name, values, uploads }) => `${name}: ${partText(values, uploads.length)}`),
      price: isHidden(item) ? follows : about(orderedModel(item), toMoney(item.gross)),
    })),
    parts: parts.length > 0 ? [{ label: 'Zwischensumme', value: total(exact.gross) }, ...parts] : [],
    total: { label: 'Gesamt', value: total(shown.gross) },
    taxes: isTotalHidden
      ? []
      : shown.taxes.map(({ rate, tax }) => ({
          label: `inkl. ${percent.format(rate)} % ${wordsOfZone(zone).vat}`,
          value: euro(tax),
        })),
    ...((tipped?.tip || tipped?.giftCard) && { due: tipLines(tipped) }),
    ...(isForGuest && { note: 'Diese E‑Mail ist kein Kassenbeleg.' }),
  };
}

const follows = 'folgt';
const percent = new Intl.NumberFormat('de', { maximumFractionDigits: 2 });

function partText(values: readonly string[], uploads: number): string {
  if (uploads > 0) return uploads === 1 ? '1 Datei' : `${uploads} Dateien`;
  return values.join(', ');
}
