import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { WagesDraft } from '@theke/contracts/time-tracking/wage';
import { sheetMessages } from '../domain/sheet-messages.de.ts';

const messages = sheetMessages.wages;

/** A wage while it is typed: the amount is a text. */
export type TypedWage = { validFrom: string; hourly: string };

/** The latest first, as they stand; one empty line where there are none. @param today from when the first one holds */
export const typedWages = ({ wages }: WagesDraft, today: string): TypedWage[] =>
  wages.length === 0
    ? [{ validFrom: `${today.slice(0, 4)}-01-01`, hourly: '' }]
    : wages.map(({ validFrom, hourly }) => ({ validFrom, hourly: amountText(hourly) }));

/** "14,50", "14,125" */
const amountText = (amount: number): string =>
  amount.toLocaleString('de-AT', { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: false });

function typedAmount(text: string): number | undefined {
  const amount = parseNumber(text);
  return amount !== null && amount >= 0 && amount < 1e6 && Number(amount.toFixed(4)) === amount ? amount : undefined;
}

/** What cannot be read, by line. */
export const faultsOfWages = (typed: readonly TypedWage[]): { validFrom?: string; hourly?: string }[] =>
  typed.map(({ validFrom, hourly }, at) => ({
    ...(validFrom === '' && { validFrom: messages.missing }),
    ...(validFrom !== '' &&
      typed.findIndex((one) => one.validFrom === validFrom) !== at && { validFrom: messages.twice }),
    ...(typedAmount(hourly) === undefined && { hourly: numberFault(hourly, messages.wrong) ?? messages.wrong }),
  }));

/** As it is sent, once nothing of it is wrong. */
export const sentWages = (typed: readonly TypedWage[]): WagesDraft => ({
  wages: typed.map(({ validFrom, hourly }) => ({ validFrom, hourly: typedAmount(hourly) ?? 0 })),
});
