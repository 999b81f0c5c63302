/** "Tisch 7" for a number; names such as "Garten 3" stay. */
export const tableTitle = (identifier: string): string =>
  /^\d+$/.test(identifier) ? `Tisch ${identifier}` : identifier;
