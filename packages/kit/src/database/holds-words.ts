/**
 * The condition that a text holds every word of what was searched for, in any order and spelling (ADR 0027).
 * @param text an expression of the statement
 * @param at the number of the parameter that holds `searchWords` of what was typed; without words every text fits
 */
export const holdsWords = (text: string, at: number): string =>
  `not exists (select from unnest($${at}::text[]) as word where strpos(search_text(${text}), word) = 0)`;
