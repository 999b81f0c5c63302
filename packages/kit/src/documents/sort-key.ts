/** Maximum number of digits compared numerically. */
const digits = 20;

/**
 * Key that sorts bytewise in German order: `Ähre` before `ofen`, `Tisch 2` before `Tisch 10`. Texts that differ only in
 * accents or case are adjacent. For databases that sort by bytes; PostgreSQL has a collation for it.
 */
export function sortKey(text: string): string {
  const whole = text.normalize('NFD');
  const accents = whole.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
  const letters = accents.replace(/\p{M}/gu, '').toLowerCase();
  const numbers = letters.replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(digits, '0'));
  // Punctuation sorts before digits, and digits before letters, regardless of their code points.
  const ordered = numbers.replace(/[^\p{L}\p{N}]/gu, (sign) => `\u0001${sign}`);
  return [ordered, accents.toLowerCase(), swapCase(whole)].join('\u0000');
}

/** Lower case sorts before upper case, and `ss` before `ß`, which has no single upper case letter. */
const swapCase = (text: string): string =>
  text.replace(/[^\P{L}ß]/gu, (letter) => {
    const lower = letter.toLowerCase();
    return letter === lower ? letter.toUpperCase() : lower;
  });
