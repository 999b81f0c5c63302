import { locale } from '../texts/locale.de.ts';
import { type Unit, unitOf } from './units.ts';

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });

export const numberText = (amount: number): string => number.format(amount);

/** Whether amounts are shown without unit, as for pieces and servings: "2", not "2 Port.". */
export const isCounted = (unit: Unit): boolean => unit === 'piece' || unit === 'serving';

/** "2" for pieces, "30 dag" for everything else, with a no-break space. */
export const amountText = (amount: number, unit: Unit): string =>
  isCounted(unit) ? numberText(amount) : `${numberText(amount)}\u00a0${unitOf(unit).label}`;

/** "2 ×" or "30 dag", as shown before a product's name. */
export const timesText = (amount: number, unit: Unit): string =>
  isCounted(unit) ? `${numberText(amount)}\u00a0×` : amountText(amount, unit);
