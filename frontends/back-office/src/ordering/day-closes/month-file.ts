import { byteOrderMark, type CsvCell, csvRow } from '@theke/admin/lists/export/csv.ts';
import { dateTimeText, numberText } from '@theke/admin/ui/format.ts';
import type { DayClose } from '@theke/contracts/ordering/day-close';
import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { paymentRows } from '@theke/rules/payments/payment-methods';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import { shownVat } from './shown-vat.ts';

const { file: texts, list, methods, others, count, close } = dayClosesMessages;

/** A column: its heading, and a text or an amount. */
type Column = { label: string; cell?: (close: DayClose) => CsvCell; amount?: (close: DayClose) => number };

const amountCell = (amount: number): CsvCell => ({ plain: (amount + 0).toFixed(2).replace('.', ',') });
const plain = (text: string): CsvCell => ({ plain: text });

/** Columns for the payment methods and VAT rates that occur. */
function columnsOf(closes: readonly DayClose[], zone: string): Column[] {
  const used = paymentRows.filter(({ method }) =>
    closes.some((one) => one.methods.some((row) => row.method === method)),
  );
  const rates = [...new Set(closes.flatMap(({ vat }) => vat.map(({ rate }) => rate)))].sort(
    (one, other) => one - other,
  );
  const ofMethod = (close: DayClose, method: string) => close.methods.find((row) => row.method === method);
  const tipsOf = (method: string) => (close: DayClose) => ofMethod(close, method)?.tips ?? 0;
  const ofRate = (close: DayClose, rate: number) => shownVat(close.vat).lines.find((line) => line.rate === rate);
  return [
    { label: list.number, cell: ({ number }) => plain(String(number)) },
    { label: list.day, cell: ({ businessDay }) => plain(dateText(startOf(businessDay))) },
    { label: list.closedAt, cell: ({ closedAt }) => plain(dateTimeText(closedAt, zone)) },
    { label: list.by, cell: ({ closedBy }) => closedBy.name },
    { label: close.orders, cell: ({ orders }) => plain(String(orders)) },
    ...used.flatMap(({ method }): Column[] => [
      { label: texts.taken(paymentMethodLabels[method]), amount: (one) => ofMethod(one, method)?.taken ?? 0 },
      { label: texts.refunded(paymentMethodLabels[method]), amount: (one) => -(ofMethod(one, method)?.refunded ?? 0) },
      ...(closes.some((one) => ofMethod(one, method)?.tips)
        ? [{ label: texts.tips(paymentMethodLabels[method]), amount: tipsOf(method) }]
        : []),
    ]),
    ...rates.flatMap((rate): Column[] => [
      { label: texts.net(numberText(rate)), amount: (one) => ofRate(one, rate)?.net ?? 0 },
      { label: texts.tax(numberText(rate)), amount: (one) => ofRate(one, rate)?.tax ?? 0 },
      { label: texts.gross(numberText(rate)), amount: (one) => ofRate(one, rate)?.gross ?? 0 },
    ]),
    { label: list.revenue, amount: ({ vat }) => shownVat(vat).sum.gross },
    { label: others.delivery, amount: ({ delivery }) => delivery },
    { label: others.deposits, amount: ({ deposits }) => deposits },
    { label: others.discounts, amount: ({ discounts = 0 }) => -discounts },
    ...(closes.some(({ tips }) => tips) ? [{ label: others.tips, amount: ({ tips = 0 }: DayClose) => tips }] : []),
    ...(closes.some(({ giftCards }) => giftCards)
      ? [
          { label: others.giftCardsSold, amount: ({ giftCards }: DayClose) => giftCards?.sold ?? 0 },
          { label: methods.giftCards, amount: ({ giftCards }: DayClose) => giftCards?.redeemed ?? 0 },
        ]
      : []),
    { label: texts.canceledNumber, cell: ({ canceled }) => plain(String(canceled.number)) },
    { label: texts.canceledSum, amount: ({ canceled }) => canceled.sum },
    { label: others.outstanding, amount: ({ outstanding }) => outstanding },
    { label: count.float, cell: ({ cash }) => amountCell(cash.float) },
    { label: count.expected, cell: ({ cash }) => amountCell(cash.expected) },
    { label: count.counted, cell: ({ cash }) => amountCell(cash.counted) },
    { label: count.difference, amount: ({ cash }) => cash.difference },
    { label: close.note, cell: ({ cash }) => cash.note },
    { label: texts.currency, cell: ({ currency }) => currency },
  ];
}

/**
 * Closes as a CSV file for bookkeeping, one line each and a line of sums (CLOSE-09). Amounts of VAT are in whole cents
 * and add up within each line.
 */
export function monthFile(closes: readonly DayClose[], { timeZone }: { timeZone: string }): string[] {
  const columns = columnsOf(closes, timeZone);
  const sums = columns.map(({ amount }, at): CsvCell => {
    if (at === 0) return methods.sum;
    return amount ? amountCell(fromMoney(sumOf(closes.map((one) => toMoney(amount(one)))))) : '';
  });
  return [
    byteOrderMark,
    csvRow(columns.map(({ label }) => label)),
    ...closes.map((one) => csvRow(columns.map(({ cell, amount }) => cell?.(one) ?? amountCell(amount?.(one) ?? 0)))),
    ...(closes.length > 1 ? [csvRow(sums)] : []),
  ];
}
