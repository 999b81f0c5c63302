/** As numbers, dates and lists are written for guests (BCP 47). */
export const locale = 'de';
