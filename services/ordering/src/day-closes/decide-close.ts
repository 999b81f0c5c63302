import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fact } from '@theke/contracts/event';
import { type DayClose, type DayCloseDraft, dayClosed } from '@theke/contracts/ordering/day-close';
import { conflict, invalid } from '@theke/kit/problem';
import { businessDayOfClose } from '@theke/rules/closing/business-day-of-close';
import { sumOfPieces } from '@theke/rules/closing/cash-pieces';
import { type CardSale, type CloseSums, expectedCash, sumChanges } from '@theke/rules/closing/close-sums';
import { formatMoney, fromMoney, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import type { CountedOrder } from './count-order.ts';
import type { StoredClose } from './day-close.ts';
import { toFigures } from './to-figures.ts';

/** The counted cash of a close. */
export type CashDraft = Pick<DayCloseDraft, 'float' | 'counted' | 'pieces' | 'expected' | 'note'>;

export type CloseFacts = {
  id: string;
  branch: Branch;
  currency: string;
  last: DayClose | undefined;
  /** When the branch's first order was placed. */
  firstOrderAt: Date | null;
  counted: readonly CountedOrder[];
  /** Gift cards sold since the last close. */
  sales: readonly CardSale[];
  by: DayClose['closedBy'];
  at: Date;
};

/**
 * Decides a close with its event.
 * @throws Problem 422 PIECES_MISMATCH, 409 CASH_CHANGED
 */
export function decideClose(draft: CashDraft, facts: CloseFacts): StoredClose & { fact: Fact } {
  const { branch, last, by, currency, counted } = facts;
  // The clocks of two servers may differ: a close never ends before it begins.
  const at = new Date(Math.max(facts.at.getTime(), last ? Date.parse(last.closedAt) : 0)).toISOString();
  const sums = sumChanges(
    counted.map(({ change }) => change),
    facts.sales,
  );
  const from = last?.closedAt ?? facts.firstOrderAt?.toISOString() ?? at;
  const close: DayClose = {
    id: facts.id,
    branch: { id: branch.id },
    number: (last?.number ?? 0) + 1,
    businessDay: businessDayOfClose(branch, new Date(at), last?.businessDay ?? null),
    from,
    closedAt: at,
    closedBy: by,
    ...toFigures(sums, currency),
    cash: countCash(draft, sums, currency),
  };
  const { number, businessDay, revenue, cash } = close;
  return {
    close,
    refunds: counted.flatMap(({ refunds }) => refunds),
    cancellations: counted.flatMap(({ cancellations }) => cancellations),
    fact: dayClosed(close.id, 1, {
      branch: branch.id,
      ...{ number, businessDay, from, closedAt: at, currency, revenue, difference: cash.difference },
    }),
  };
}

/** Compares the counted cash with the expected one (CLOSE-06). */
function countCash(draft: CashDraft, sums: CloseSums, currency: string): DayClose['cash'] {
  const { float, counted, pieces, note } = draft;
  if (pieces.length > 0 && sumOfPieces(pieces) !== toMoney(counted))
    throw invalid('PIECES_MISMATCH', 'Scheine und Münzen ergeben nicht den gezählten Bestand.', 'counted');
  if (new Set(pieces.map(({ value }) => value)).size < pieces.length)
    throw invalid('PIECES_TWICE', 'Bitte geben Sie jeden Schein und jede Münze nur einmal an.', 'pieces');
  const expected = expectedCash(toMoney(float), sums);
  if (draft.expected !== undefined && toMoney(draft.expected) !== expected)
    throw conflict(
      'CASH_CHANGED',
      `Inzwischen kam Bargeld dazu oder ging hinaus: Der Kassensollbestand beträgt jetzt ${formatMoney(expected, currency)}. Bitte prüfen Sie den gezählten Bestand noch einmal.`,
      'expected',
    );
  const cash = sums.methods.find(({ method }) => method === 'cash');
  return {
    float,
    taken: fromMoney(sumOf(cash ? [cash.taken] : [])),
    refunded: fromMoney(sumOf(cash ? [cash.refunded] : [])),
    tips: fromMoney(sumOf(cash ? [cash.tips] : [])),
    expected: fromMoney(expected),
    counted,
    difference: fromMoney(subtract(toMoney(counted), expected)),
    pieces,
    note,
  };
}
