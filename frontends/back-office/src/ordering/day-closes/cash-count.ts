import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { DayCloseDraft, OpenPeriod } from '@theke/contracts/ordering/day-close';
import { cashPieces, sumOfPieces } from '@theke/rules/closing/cash-pieces';
import { fromMoney, type Money, money, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { dayClosesMessages } from './day-closes-messages.de.ts';

/** Texts of the form, as typed. */
export type CashCount = {
  way: 'sum' | 'pieces';
  float: string;
  sum: string;
  /** By value: "0.5". */
  pieces: Readonly<Record<string, string>>;
  note: string;
};

const texts = dayClosesMessages.count;

/** An amount in whole cents; undefined if the text is empty or invalid. */
function typedSum(text: string): Money | undefined {
  const typed = parseNumber(text);
  const isValid = typed !== null && typed >= 0 && typed <= 1_000_000 && Number(typed.toFixed(2)) === typed;
  return isValid ? toMoney(typed) : undefined;
}

/** Message for an invalid amount; undefined for a valid or empty one. */
export const sumFault = (text: string): string | undefined =>
  numberFault(text) ?? (text.trim() === '' || typedSum(text) !== undefined ? undefined : texts.tooMuch);

const isWhole = (text: string) => /^\d{1,5}$/.test(text.trim());
export const piecesFault = (text: string): string | undefined =>
  text.trim() === '' || isWhole(text) ? undefined : texts.noPieces;

/** Values of notes and coins of a currency; none for a currency without a list. */
export const valuesOf = (currency: string): readonly number[] => cashPieces[currency] ?? [];

/** Notes and coins as typed; undefined if a number is invalid or none is given. */
function typedPieces({ pieces }: CashCount, currency: string): DayCloseDraft['pieces'] | undefined {
  const typed = valuesOf(currency).map((value) => ({ value, text: pieces[value] ?? '' }));
  if (typed.some(({ text }) => piecesFault(text)) || typed.every(({ text }) => text.trim() === '')) return undefined;
  return typed.map(({ value, text }) => ({ value, number: Number(text) })).filter(({ number }) => number > 0);
}

/** Value of the notes and coins typed so far. */
export const piecesSum = (count: CashCount, currency: string): number =>
  fromMoney(sumOfPieces(typedPieces(count, currency) ?? []));

export type Evaluated = {
  /** Decimal numbers of the currency; undefined while something is missing or invalid. */
  expected: number | undefined;
  difference: number | undefined;
  /** The fields of the request. */
  draft: Pick<DayCloseDraft, 'float' | 'counted' | 'pieces' | 'expected' | 'note'> | undefined;
};

/** Compares the typed count with the expected cash of the open period (CLOSE-06). */
export function evaluate(count: CashCount, { cash, currency }: Pick<OpenPeriod, 'cash' | 'currency'>): Evaluated {
  const float = count.float.trim() === '' ? money(0) : typedSum(count.float);
  const pieces = count.way === 'pieces' ? typedPieces(count, currency) : [];
  const counted = count.way === 'pieces' ? pieces && sumOfPieces(pieces) : typedSum(count.sum);
  const expected = float === undefined ? undefined : sumOf([float, toMoney(cash)]);
  if (float === undefined || expected === undefined || counted === undefined || pieces === undefined)
    return { expected: expected && fromMoney(expected), difference: undefined, draft: undefined };
  return {
    expected: fromMoney(expected),
    difference: fromMoney(subtract(counted, expected)),
    draft: {
      float: fromMoney(float),
      counted: fromMoney(counted),
      pieces,
      expected: fromMoney(expected),
      note: count.note.trim(),
    },
  };
}
