import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { WagesDraft } from '@theke/contracts/time-tracking/wage';
import { sheetMessages } from '../shared/sheet-messages.de.ts';

const messages = sheetMessages.wages;

/** Form values of a wage; the amount is a text. */
export type TypedWage = { validFrom: string; hourly: string };

/** Form values, newest first; one empty row without wages. @param today start date of the first wage */
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

/** Invalid fields by row. */
export const faultsOfWages = (typed: readonly TypedWage[]): { validFrom?: string; hourly?: string }[] =>
  typed.map(({ validFrom, hourly }, at) => ({
    ...(validFrom === '' && { validFrom: messages.missing }),
    ...(validFrom !== '' &&
      typed.findIndex((one) => one.validFrom === validFrom) !== at && { validFrom: messages.twice }),
    ...(typedAmount(hourly) === undefined && { hourly: numberFault(hourly, messages.wrong) ?? messages.wrong }),
  }));

/** Converts valid form values for the request. */
export const sentWages = (typed: readonly TypedWage[]): WagesDraft => ({
  wages: typed.map(({ validFrom, hourly }) => ({ validFrom, hourly: typedAmount(hourly) ?? 0 })),
});
