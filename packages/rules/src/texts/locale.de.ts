/** Locale of numbers, dates and lists for guests (BCP 47). */
export const locale = 'de';
