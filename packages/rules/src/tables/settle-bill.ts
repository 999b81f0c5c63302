import { apportion } from '../discounts/apportion.ts';
import { fromMoney, type Money, money, sumOf, toMoney } from '../money/money.ts';
import type { Taxed } from '../price/tax-rate.ts';
import { RuleError } from '../rule-error.ts';
import {
  addUp,
  type BilledOrder,
  type BillLine,
  firstOf,
  grossOf,
  grossOfPieces,
  isShared,
  linesOf,
  type OrderPayment,
  openByRate,
  openRuns,
  type PaidItem,
  paidAmount,
  type ReservedPart,
  type Run,
  ratesOfPayment,
} from './bill-lines.ts';
import { shareOf } from './share-of.ts';
import { tableTexts as texts } from './table-texts.de.ts';

/**
 * Part of a bill that is paid at once: amounts of items, one of `persons` equal shares of the open amount, or all of
 * it.
 */
export type Choice =
  | {
      readonly kind: 'items';
      readonly items: readonly { readonly order: string; readonly index: number; readonly amount: number }[];
    }
  | { readonly kind: 'share'; readonly persons: number }
  | { readonly kind: 'rest' };

/** The paid part of one order. */
export type BillPart = {
  readonly order: string;
  readonly gross: Money;
  readonly rates: readonly Taxed[];
  /** Absent for a share of the bill. */
  readonly items?: readonly PaidItem[];
};

type Round = BilledOrder & { readonly id: string };

/** Sum of the open amounts of a bill. */
export const openOfBill = (rounds: readonly BilledOrder[]): Money =>
  sumOf(rounds.map((round) => grossOf(openByRate(round))));

/**
 * The parts of a bill's orders that a settlement pays (TABLE-04 to TABLE-06), in whole cents. Whatever is settled in
 * which order: the parts of each order add up to its total by VAT rate.
 * @param rounds orders of the bill that are to be paid
 * @throws RuleError BILL_PAID, ITEM_PAID, ITEM_UNKNOWN, BILL_SHARED, REQUIRED
 */
export function settleBill(rounds: readonly Round[], choice: Choice): BillPart[] {
  if (openOfBill(rounds) === 0) throw new RuleError('BILL_PAID', texts.paid);
  if (choice.kind === 'items') return partsOfItems(rounds, choice.items);
  return choice.kind === 'share' ? partsOfShare(rounds, choice.persons) : rounds.flatMap(wholeRest);
}

/** All that is open of an order; with its items unless a share was paid. */
function wholeRest(round: Round): BillPart[] {
  const rates = openByRate(round);
  if (rates.length === 0) return [];
  const items = isShared(round)
    ? undefined
    : linesOf(round).flatMap((line) => openRuns(round, line).map((run) => toPaidItem(line, run)));
  return [{ order: round.id, gross: grossOf(rates), rates, ...(items && { items }) }];
}

/**
 * The first of equal shares, which gets the cents that cannot be divided. It pays each order and VAT rate in proportion
 * to what is open.
 */
function partsOfShare(rounds: readonly Round[], persons: number): BillPart[] {
  const open = rounds.flatMap((round) => openByRate(round).map((taxed) => ({ order: round.id, ...taxed })));
  const share = shareOf(openOfBill(rounds), persons);
  if (share === 0) throw new RuleError('REQUIRED', texts.tooManyPersons, 'persons');
  const shares = apportion(
    share,
    open.map(({ gross }) => gross),
  );
  return rounds.flatMap(({ id }) => {
    const rates = addUp(
      open.flatMap(({ order, rate }, at) => (order === id ? [{ rate, gross: shares[at] ?? money(0) }] : [])),
    );
    return rates.length > 0 ? [{ order: id, gross: grossOf(rates), rates }] : [];
  });
}

function partsOfItems(rounds: readonly Round[], chosen: (Choice & { kind: 'items' })['items']): BillPart[] {
  const keys = new Set(chosen.map(({ order, index }) => `${order} ${index}`));
  if (keys.size < chosen.length) throw new RuleError('REQUIRED', texts.twice, 'items');
  for (const [at, { order }] of chosen.entries())
    if (!rounds.some(({ id }) => id === order))
      throw new RuleError('ITEM_UNKNOWN', texts.itemUnknown, `items.${at}.order`);
  return rounds.flatMap((round) => {
    const own = chosen.flatMap((each, at) => (each.order === round.id ? [{ ...each, at }] : []));
    if (own.length === 0) return [];
    if (isShared(round)) throw new RuleError('BILL_SHARED', texts.shared, 'items');
    const lines = linesOf(round);
    const paid = own.map((each) => payPieces(round, lines[each.index], each));
    const rates = addUp(paid.flatMap((piece) => piece.rates));
    return [{ order: round.id, gross: grossOf(rates), rates, items: paid.flatMap(({ items }) => items) }];
  });
}

/** Pays the next pieces of an item. @throws RuleError ITEM_UNKNOWN, ITEM_PAID, REQUIRED */
function payPieces(
  round: Round,
  line: BillLine | undefined,
  { index, amount, at }: { index: number; amount: number; at: number },
): { rates: Taxed[]; items: PaidItem[] } {
  const field = `items.${at}.amount`;
  if (!line || line.amount === 0) throw new RuleError('ITEM_UNKNOWN', texts.itemUnknown, `items.${at}.index`);
  const name = round.items[index]?.name ?? '';
  const paid = paidAmount(round, index);
  if (paid >= line.amount || round.isPaid) throw new RuleError('ITEM_PAID', texts.itemPaid(name), field);
  const isWhole = paid === 0 && amount === line.amount;
  if (!isWhole && !(Number.isInteger(amount) && Number.isInteger(line.amount)))
    throw new RuleError('REQUIRED', texts.onlyWhole(name), field);
  if (toMoney(paid) + toMoney(amount) > toMoney(line.amount))
    throw new RuleError('ITEM_PAID', texts.amountOpen(name, line.amount - paid), field);
  const runs = firstOf(openRuns(round, line), amount);
  return { rates: ratesOfRuns(line, runs), items: runs.map((run) => toPaidItem(line, run)) };
}

const ratesOfRuns = (line: BillLine, runs: readonly Run[]): Taxed[] =>
  runs.flatMap(({ from, amount }) => grossOfPieces(line, from, from + amount));

const toPaidItem = (line: BillLine, run: Run): PaidItem => ({
  ...{ index: line.index, amount: run.amount, from: run.from },
  gross: fromMoney(grossOf(ratesOfRuns(line, [run]))),
});

/**
 * Whether a part that was reserved can still be paid as it is (TABLE-15): its orders are on the bill, and its pieces
 * and the amount of each VAT rate are open.
 * @param rounds orders of the bill that are to be paid, with other reserved parts
 */
export const isStillOpen = (rounds: readonly Round[], parts: readonly ReservedPart[]): boolean =>
  parts.every((part) => {
    const round = rounds.find(({ id }) => id === part.order);
    if (!round || round.isPaid) return false;
    return part.items ? arePiecesOpen(round, part, part.items) : isShareOpen(round, part);
  });

/** Also after a share was paid: it was a share of what these pieces left open. */
function arePiecesOpen(round: Round, part: OrderPayment, items: readonly PaidItem[]): boolean {
  const lines = linesOf(round);
  const rates = items.map(({ index, from = 0, amount }): Taxed[] | undefined => {
    const line = lines[index];
    const runs = line ? openRuns(round, line) : [];
    const isOpen = runs.some((run) => run.from <= from && from + amount <= run.from + run.amount);
    return line && isOpen ? grossOfPieces(line, from, from + amount) : undefined;
  });
  if (rates.includes(undefined)) return false;
  return isSame(addUp(rates.flatMap((each) => each ?? [])), addUp(ratesOfPayment(part))) && isShareOpen(round, part);
}

const isShareOpen = (round: Round, part: OrderPayment): boolean => {
  const open = openByRate(round);
  return ratesOfPayment(part).every(({ rate, gross }) => gross <= (open.find((one) => one.rate === rate)?.gross ?? 0));
};

const isSame = (some: readonly Taxed[], others: readonly Taxed[]): boolean =>
  some.length === others.length &&
  some.every(({ rate, gross }, at) => rate === others[at]?.rate && gross === others[at]?.gross);

/** The payment of a part as its order stores it. @param tip a decimal number, with the first part of a settlement */
const toOrderPayment = (
  { gross, rates, items }: BillPart,
  { settlement, method, tip = 0 }: Pick<OrderPayment, 'settlement' | 'method' | 'tip'>,
): OrderPayment => ({
  ...{ settlement, method, gross: fromMoney(gross) },
  rates: Object.fromEntries(rates.map((each) => [String(each.rate), fromMoney(each.gross)])),
  ...(items && { items: [...items] }),
  ...(tip > 0 && { tip }),
});

/** The parts of a settlement by order. The tip belongs to no order; the first one keeps it. */
export const toReservedParts = (
  parts: readonly BillPart[],
  { tip = 0, ...payment }: Pick<OrderPayment, 'settlement' | 'method' | 'tip'>,
): ReservedPart[] =>
  parts.map((part, index) => ({
    order: part.order,
    ...toOrderPayment(part, { ...payment, tip: index === 0 ? tip : 0 }),
  }));
