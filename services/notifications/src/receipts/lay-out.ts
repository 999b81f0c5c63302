import { printable } from '@theke/kit/printable';
import type { Receipt, ReceiptLine } from './receipt-line.ts';

/** A printed line, at most as long as the paper is wide; a character of a big line takes two columns. */
export type PaperLine = {
  text: string;
  isBig: boolean;
  isBold: boolean;
  /** Target of a QR code drawn instead of the text. */
  code?: string;
};

/** Characters per line: 32 on 58 mm paper, 48 on 80 mm. */
export type Columns = 32 | 48;

/** Breaks at spaces and cuts words that are longer than a line. Keeps leading spaces, also on continuation lines. */
function wrap(text: string, width: number): string[] {
  const indent = /^ */.exec(text)?.[0].slice(0, width - 1) ?? '';
  const room = width - indent.length;
  const lines: string[] = [];
  let line = '';
  for (let word of text.trim().split(/ +/)) {
    while (word.length > room) {
      const free = line === '' ? room : room - line.length - 1;
      if (free > 0 && line === '') {
        lines.push(word.slice(0, room));
        word = word.slice(room);
      } else {
        lines.push(line);
        line = '';
      }
    }
    if (word === '') continue;
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= room) line = `${line} ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines.map((each) => indent + each);
}

const centered = (text: string, width: number) => ' '.repeat(Math.floor((width - text.length) / 2)) + text;

const centeredLines = (text: string, width: number) =>
  wrap(printable(text), width).map((line) => centered(line, width));

/** Puts the amount at the right edge of the first line; the rest of a long name continues indented below. */
function pairLines(left: string, right: string, width: number): string[] {
  const [first = '', ...rest] = wrap(left, Math.max(8, width - right.length - 1));
  const room = width - first.length - right.length;
  const head =
    room >= 1 || right === '' ? [first + ' '.repeat(Math.max(0, room)) + right] : [first, ...wrap(right, width)];
  const indented = rest.length > 0 ? wrap(`  ${rest.map((line) => line.trim()).join(' ')}`, width) : [];
  return [...head.map((line) => line.trimEnd()), ...indented];
}

/** Two texts at both edges of a line, or below each other on narrow paper. */
function besideOrBelow(left: string, right: string, width: number): string[] {
  const [one, other] = [printable(left), printable(right)];
  if (one.length + other.length < width) return pairLines(one, other, width);
  return [one, other].filter(Boolean).flatMap((text) => wrap(text, width));
}

type Look = { isBig?: boolean; isBold?: boolean };
const looking = (texts: readonly string[], { isBig = false, isBold = false }: Look = {}): PaperLine[] =>
  texts.map((text) => ({ text, isBig, isBold }));

/** Frame of ASCII characters, so that it also works in plain text. */
function framed(text: string, columns: Columns): PaperLine[] {
  const edge = `+${'-'.repeat(columns - 2)}+`;
  const inner = wrap(text, columns - 4).map((line) => `| ${line.padEnd(columns - 4)} |`);
  return looking([edge, ...inner, edge], { isBold: true });
}

function linesOf(line: ReceiptLine, columns: Columns): PaperLine[] {
  switch (line.kind) {
    case 'gap':
      return looking(['']);
    case 'rule':
      return looking(['-'.repeat(columns)]);
    case 'pair':
      return looking(pairLines(printable(line.left), printable(line.right), columns), line);
    case 'note':
      return framed(printable(line.text), columns);
    case 'head':
      return [
        ...looking(besideOrBelow(line.number, line.time, columns / 2), { isBig: true, isBold: true }),
        ...looking(besideOrBelow(line.about, line.day, columns), { isBold: true }),
      ];
    case 'item':
      if (line.isBig)
        return [
          ...looking(wrap(printable(`${line.times} ${line.name}`), columns / 2), { isBig: true, isBold: true }),
          ...looking(
            line.parts.flatMap((part) => wrap(`  ${printable(part)}`, columns)),
            { isBold: true },
          ),
        ];
      return [
        ...looking(pairLines(printable(`${line.times} ${line.name}`), printable(line.amount), columns), {
          isBold: true,
        }),
        ...looking(line.parts.flatMap((part) => wrap(`  ${printable(part)}`, columns))),
      ];
    case 'code':
      return [
        { text: '', isBig: false, isBold: false, code: line.link },
        ...looking(centeredLines(line.title, columns), { isBold: true }),
        ...looking(line.texts.flatMap((text) => centeredLines(text, columns))),
      ];
    case 'text': {
      const width = line.isBig ? columns / 2 : columns;
      return looking(line.isCentered ? centeredLines(line.text, width) : wrap(printable(line.text), width), line);
    }
  }
}

/** Lays out a receipt for the paper width. */
export const layOut = (receipt: Receipt, columns: Columns): PaperLine[] =>
  receipt.flatMap((line) => linesOf(line, columns));
