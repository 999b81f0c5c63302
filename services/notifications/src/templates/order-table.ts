import type { OrderItem, OrderTotals } from '@theke/contracts/ordering/order';
import { formatMoney, type Money, toMoney } from '@theke/rules/money/money';
import { displayTotals, fromPricingResult } from '@theke/rules/price/totals';
import { timesText } from '@theke/rules/units/amount-text';
import type { OrderTable } from './mail-content.ts';

/** An order's items and what they cost, in whole cents; every amount is one that ordering told. */
export function orderTable(items: readonly OrderItem[], totals: OrderTotals): OrderTable {
  const euro = (amount: Money) => formatMoney(amount, totals.currency);
  const about = (isEstimated: boolean, amount: Money) => (isEstimated ? `ca. ${euro(amount)}` : euro(amount));
  const exact = fromPricingResult(totals);
  const shown = displayTotals(exact);
  return {
    rows: items.map((item) => ({
      amount: timesText(item.amount, item.unit),
      name: item.name,
      details: item.parts.map(({ name, values, uploads }) => `${name}: ${partText(values, uploads.length)}`),
      price: about(item.isEstimated, toMoney(item.gross)),
    })),
    parts:
      exact.delivery.gross > 0
        ? [
            { label: 'Zwischensumme', value: about(totals.isEstimated, exact.gross) },
            { label: 'Lieferung', value: euro(exact.delivery.gross) },
          ]
        : [],
    total: { label: 'Gesamt', value: about(totals.isEstimated, shown.gross) },
    taxes: shown.taxes.map(({ rate, tax }) => ({ label: `inkl. ${percent.format(rate)} % USt.`, value: euro(tax) })),
  };
}

const percent = new Intl.NumberFormat('de', { maximumFractionDigits: 2 });

function partText(values: readonly string[], uploads: number): string {
  if (uploads > 0) return uploads === 1 ? '1 Datei' : `${uploads} Dateien`;
  return values.join(', ');
}
