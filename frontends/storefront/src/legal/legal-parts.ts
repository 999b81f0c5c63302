import { phoneLink } from '@theke/rules/checkout/phone-link';

export type Piece = { text: string; href?: string };
export type LegalPart = { title?: string; lines: Piece[] };

/** Whether a line is a title: "2. Bestellung und Vertrag", "§ 3 Preise"; not ending like a sentence. */
const isTitle = (line = '') => /^(§ ?\d+|\d{1,2}(\.\d+)*[.)]) \S.{0,80}(?<![.,:;!?])$/.test(line);

const link = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s()]+[^\s().,;:!?]|\+\d[\d /-]{6,}\d/g;

function toHref(found: string): string {
  if (found.includes('@')) return `mailto:${found}`;
  if (found.startsWith('+')) return phoneLink(found) ?? found;
  return found.startsWith('www.') ? `https://${found}` : found;
}

/** Splits a text into plain pieces and links: e-mail addresses, URLs, and phone numbers with a country code. */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const { 0: found, index } of text.matchAll(link)) {
    pieces.push({ text: text.slice(position, index) }, { text: found, href: toHref(found) });
    position = index + found.length;
  }
  return [...pieces, { text: text.slice(position) }].filter((piece) => piece.text !== '');
}

/** Splits a configured text into paragraphs at empty lines; a paragraph may start with a title. */
export const legalParts = (text: string): LegalPart[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const [first = '', ...rest] = paragraph.trim().split('\n');
      // Two numbered lines in a row are a list.
      const isTitled = isTitle(first) && !isTitle(rest[0]);
      return {
        ...(isTitled && { title: first }),
        lines: splitPieces((isTitled ? rest : [first, ...rest]).join('\n')),
      };
    });
