import type { DayClose } from '@theke/contracts/ordering/day-close';
import { revenueInCents } from '@theke/rules/closing/revenue-in-cents';
import { fromMoney, type Money, sumOf, toMoney } from '@theke/rules/money/money';

type Shown = { net: number; tax: number; gross: number };
export type ShownVat = Shown & { rate: number };

const toShown = ({ net, tax, gross }: { net: Money; tax: Money; gross: Money }): Shown => ({
  net: fromMoney(net),
  tax: fromMoney(tax),
  gross: fromMoney(gross),
});

/** Revenue by VAT rate in whole cents: net and VAT of each line add up to its gross, and the lines to the sum. */
export function shownVat(vat: DayClose['vat']): { lines: ShownVat[]; sum: Shown } {
  const lines = revenueInCents(
    vat.map(({ rate, revenue: { net, tax, gross } }) => ({
      rate,
      revenue: { net: toMoney(net), tax: toMoney(tax), gross: toMoney(gross) },
    })),
  );
  const sum = {
    net: sumOf(lines.map(({ net }) => net)),
    tax: sumOf(lines.map(({ tax }) => tax)),
    gross: sumOf(lines.map(({ gross }) => gross)),
  };
  return { lines: lines.map((line) => ({ rate: line.rate, ...toShown(line) })), sum: toShown(sum) };
}
