import { printable } from './printable.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';

/** A line of paper, as long as the paper is wide at most; of a big line every sign takes two columns. */
export type PaperLine = { text: string; isBig: boolean; isBold: boolean };

/** Signs in a line: 32 on paper of 58 mm, 48 on 80 mm. */
export type Columns = 32 | 48;

/** Breaks at spaces; a word that is longer than a line is cut. Leading spaces stay, also on the lines that follow. */
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

/** The amount stands at the right edge of the first line; the rest of a long name follows below it, indented. */
function pairLines(left: string, right: string, width: number): string[] {
  const [first = '', ...rest] = wrap(left, Math.max(8, width - right.length - 1));
  const room = width - first.length - right.length;
  const head =
    room >= 1 || right === '' ? [first + ' '.repeat(Math.max(0, room)) + right] : [first, ...wrap(right, width)];
  const indented = rest.length > 0 ? wrap(`  ${rest.map((line) => line.trim()).join(' ')}`, width) : [];
  return [...head.map((line) => line.trimEnd()), ...indented];
}

function linesOf(line: ReceiptLine, columns: Columns): PaperLine[] {
  if (line.kind === 'gap') return [{ text: '', isBig: false, isBold: false }];
  if (line.kind === 'rule') return [{ text: '-'.repeat(columns), isBig: false, isBold: false }];
  const isBold = line.isBold ?? false;
  if (line.kind === 'pair')
    return pairLines(printable(line.left), printable(line.right), columns).map((text) => ({
      text,
      isBig: false,
      isBold,
    }));
  const isBig = line.isBig ?? false;
  const width = isBig ? columns / 2 : columns;
  return wrap(printable(line.text), width).map((text) => ({
    text: line.isCentered ? centered(text, width) : text,
    isBig,
    isBold,
  }));
}

/** Of what guests wrote: lines of one text, and of all of them; then one line is left to each. */
const mostWritten = { each: 24, together: 150 };
const cut = '... (gekürzt)';

/** A receipt on paper of so many columns. What a guest wrote ends somewhere: one order printed 15 m of paper otherwise. */
export function layOut(receipt: Receipt, columns: Columns): PaperLine[] {
  let left = mostWritten.together;
  return receipt.flatMap((line) => {
    const lines = linesOf(line, columns);
    if (line.kind !== 'text' || !line.isWritten) return lines;
    const most = Math.max(1, Math.min(mostWritten.each, left));
    left -= Math.min(lines.length, most);
    if (lines.length <= most) return lines;
    const last = lines[most - 1] as PaperLine;
    return [...lines.slice(0, most - 1), { ...last, text: last.text.slice(0, columns - cut.length).trimEnd() + cut }];
  });
}
