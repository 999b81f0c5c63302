/** Monday first. */
export const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;

/** Formats a date from "2026", "11" and "24" (SLOT-12). */
export const writtenDate = (year: string, month: string, day: string) => `${day}.${month}.${year}`;
