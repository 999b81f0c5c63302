const plain: Record<string, string> = {
  '„': '"',
  '“': '"',
  '”': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u00ad': '',
  '×': 'x',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '\n': ' ',
  '\t': ' ',
};

/** Characters supported by receipt printers (code page 858) and PDF's standard fonts: Latin-1 and the euro sign. */
const isKnown = (sign: string) => /^[\u0020-\u007e\u00a1-\u00ff€]$/.test(sign);

/**
 * Converts text to printable characters, one per column. Unsupported accents are removed ("Š" becomes "S"), typographic
 * characters are simplified, all others become "?".
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    const simple = plain[sign];
    if (simple !== undefined) return simple;
    if (isKnown(sign)) return sign;
    if (/^[\p{M}\p{Cf}]$/u.test(sign)) return '';
    const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return bare !== '' && Array.from(bare).every(isKnown) ? bare : '?';
  }).join('');
