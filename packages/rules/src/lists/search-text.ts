/** Combining accents, as left by decomposition, and invisible characters such as soft hyphens and zero-width spaces. */
const unseen =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/g;

/** Letters that do not decompose. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ' };

/**
 * Normalises a text for searching, for both index and query. "Strauß", "STRAUSS" and "Strauẞ" are equal, so are
 * "Müller", "Mueller" and "Muller", and "é" in one or two code points (ADR 0027). "ue" is kept after a, e and q, where
 * it does not stand for ü: "neue", "Sauerkraut", "Quelle". The kit's migration `search_text` does the same in SQL; a
 * test compares both.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[ßæœøđłıς]/g, (letter) => letters[letter] as string)
    .replace(/([ao])e/g, '$1')
    .replace(/(?<![aeq])ue/g, 'u');

/** The normalised words of a search input: a text matches if it contains all of them, in any order. */
export const searchWords = (typed: string): string[] => searchText(typed).split(/\s+/).filter(Boolean);
