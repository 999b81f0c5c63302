/**
 * SQL condition: a text contains every search word, in any order and spelling (ADR 0027).
 * @param text SQL expression
 * @param at number of the parameter that holds the `searchWords` of the input; without words every text matches
 */
export const containsEveryWord = (text: string, at: number): string =>
  `not exists (select from unnest($${at}::text[]) as word where strpos(search_text(${text}), word) = 0)`;
