/** Letters and digits that cannot be confused: no 0, O, 1, I, L and U. */
export const cardAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters of 30: 78 bits. */
export const cardCodeLength = 16;

const isOfAlphabet = new RegExp(`^[${cardAlphabet}]{${cardCodeLength}}$`);

/** Removes spaces and hyphens and ignores case; undefined if the text is no code. */
export function parseCardCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s\u2010-\u2015-]/g, '');
  return isOfAlphabet.test(code) ? code : undefined;
}

/** In groups of four: "K7M2 XQPA 9RDT 4WEH" (GIFT-01). */
export const formatCardCode = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;
