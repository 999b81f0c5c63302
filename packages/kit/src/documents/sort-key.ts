/** Digits of the largest number that is told from a larger one. */
const digits = 20;

/**
 * A text by whose characters' numbers texts stand as people read German: `Ähre` before `ofen`, `Tisch 2` before `Tisch 10`. What
 * differs in accents or capitals alone stands beside one another. For stores that sort by bytes; PostgreSQL has a collation for it.
 */
export function sortKey(text: string): string {
  const whole = text.normalize('NFD');
  const accents = whole.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
  const letters = accents.replace(/\p{M}/gu, '').toLowerCase();
  const numbers = letters.replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(digits, '0'));
  // Signs stand before digits, and those before letters, also the ones that follow them in Unicode.
  const ordered = numbers.replace(/[^\p{L}\p{N}]/gu, (sign) => `\u0001${sign}`);
  return [ordered, accents.toLowerCase(), swapCase(whole)].join('\u0000');
}

/** Small letters stand before capitals, and `ss` before the one sign for it, which has no capital of one letter. */
const swapCase = (text: string): string =>
  text.replace(/[^\P{L}ß]/gu, (letter) => {
    const lower = letter.toLowerCase();
    return letter === lower ? letter.toUpperCase() : lower;
  });
