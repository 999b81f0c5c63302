import { numberText } from '@theke/rules/units/amount-text';
import { statisticsMessages } from './statistics-messages.de.ts';

/** "10 %"; null for legacy orders without counted tax rates. */
export const taxRateText = (rate: number | null): string =>
  rate === null ? statisticsMessages.taxes.unknown : `${numberText(rate)} %`;
