import { printMessages } from './print-messages.de.ts';

/** Label of the print action for a number of records of a kind. */
export const printLabels = { product: printMessages.priceLabels, table: printMessages.tableCodes } as const;
export type PrintedSubject = keyof typeof printLabels;
