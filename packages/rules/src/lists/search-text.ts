/** Combining accents, as left by decomposition, and invisible characters such as soft hyphens and zero-width spaces. */
const unseen =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/g;

/** Letters that do not decompose. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ' };

/**
 * A text as it is searched, and what it is searched for alike: "Strauß", "STRAUSS" and "Strauẞ" are one, so are "Müller", "Mueller" and
 * "Muller", and "é" in one or two code points (ADR 0027). "ue" stays behind a, e and q, where it writes no ü: "neue", "Sauerkraut", "Quelle". The
 * kit's migration `search_text` does the same in SQL; a test compares both.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[ßæœøđłıς]/g, (letter) => letters[letter] as string)
    .replace(/([ao])e/g, '$1')
    .replace(/(?<![aeq])ue/g, 'u');

/** The words of what was typed into a search field, each as it is searched for: a text is found if it holds all of them, in any order. */
export const searchWords = (typed: string): string[] => searchText(typed).split(/\s+/).filter(Boolean);
