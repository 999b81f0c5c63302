/** "14.12.2026" for a date of the form 2026-12-14. */
export const dateText = (date: string): string => date.split('-').reverse().join('.');
