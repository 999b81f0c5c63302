// Test helper: interprets printer commands as a printer does, and fails on unknown ones.
import CodepageEncoder from '@point-of-sale/codepage-encoder';
import type { PrinterLanguage } from '../src/receipts/printer-bytes.ts';

export type Printed = {
  lines: { text: string; isBig: boolean; isBold: boolean }[];
  cuts: number;
  codepages: number[];
  /** Rows of dots from top to bottom; true is black. */
  dots: boolean[][];
};

const signs = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
  .concat('€')
  .filter((sign) => /[\u0020-\u007e\u00a1-\u00ff€]/.test(sign));
const signOf = new Map(signs.map((sign) => [CodepageEncoder.encode(sign, 'cp858')[0], sign]));

type Style = { isBig: boolean; isBold: boolean };
type Effect = Partial<Style> & { codepage?: number | undefined; isCut?: boolean; dots?: boolean[][] };
/** `takes`: number of following bytes; bitmaps state it in the first four. */
type Command = {
  is: readonly number[];
  takes: number | ((head: number[]) => number);
  does: (...given: number[]) => Effect;
};

const [esc, gs, fs] = [0x1b, 0x1d, 0x1c];
const nothing = () => ({});
const isCut = () => ({ isCut: true });

const word = (low = 0, high = 0) => low + 256 * high;
const bitsOf = (byte = 0) => Array.from({ length: 8 }, (_, bit) => (byte & (0x80 >> bit)) !== 0);

/** Rows from left to right, eight dots per byte, after width in bytes and height in dots. */
function raster(w0 = 0, w1 = 0, h0 = 0, h1 = 0, ...data: number[]): Effect {
  const width = word(w0, w1);
  return {
    dots: Array.from({ length: word(h0, h1) }, (_, y) => data.slice(y * width, (y + 1) * width).flatMap(bitsOf)),
  };
}

/** Columns of 24 dots, three bytes each. */
function strip(w0 = 0, w1 = 0, ...data: number[]): Effect {
  const columns = Array.from({ length: word(w0, w1) }, (_, x) => data.slice(x * 3, x * 3 + 3).flatMap(bitsOf));
  return { dots: Array.from({ length: 24 }, (_, y) => columns.map((column) => column[y] ?? false)) };
}

const epson: Command[] = [
  { is: [esc, 0x61], takes: 1, does: nothing },
  { is: [gs, 0x76, 0x30, 0], takes: ([w0, w1, h0, h1]) => 4 + word(w0, w1) * word(h0, h1), does: raster },
  { is: [esc, 0x40], takes: 0, does: nothing },
  { is: [fs, 0x2e], takes: 0, does: nothing },
  { is: [esc, 0x4d], takes: 1, does: nothing },
  { is: [esc, 0x45], takes: 1, does: (on) => ({ isBold: on === 1 }) },
  { is: [gs, 0x21], takes: 1, does: (size) => ({ isBig: size === 0x11 }) },
  { is: [esc, 0x74], takes: 1, does: (codepage) => ({ codepage }) },
  { is: [gs, 0x56], takes: 1, does: isCut },
];
const star: Command[] = [
  { is: [esc, gs, 0x61], takes: 1, does: nothing },
  { is: [esc, gs, 0x50], takes: 1, does: nothing },
  { is: [esc, 0x30], takes: 0, does: nothing },
  { is: [esc, 0x7a], takes: 1, does: nothing },
  // The line end is part of a strip.
  { is: [esc, 0x58], takes: ([w0, w1]) => 2 + word(w0, w1) * 3 + 2, does: strip },
  { is: [esc, 0x40], takes: 0, does: nothing },
  { is: [0x18], takes: 0, does: nothing },
  { is: [esc, 0x45], takes: 0, does: () => ({ isBold: true }) },
  { is: [esc, 0x46], takes: 0, does: () => ({ isBold: false }) },
  { is: [esc, 0x69], takes: 2, does: (high, wide) => ({ isBig: high === 1 && wide === 1 }) },
  { is: [esc, gs, 0x74], takes: 1, does: (codepage) => ({ codepage }) },
  { is: [esc, 0x64], takes: 1, does: isCut },
];

/** Returns the printed text and dots. @throws for an unknown command */
export function readPrinterBytes(bytes: Uint8Array, language: PrinterLanguage): Printed {
  const known = language === 'esc-pos' ? epson : star;
  const printed: Printed = { lines: [], cuts: 0, codepages: [], dots: [] };
  let now: Style = { isBig: false, isBold: false };
  let line = { text: '', ...now };
  for (let at = 0; at < bytes.length; ) {
    const command = known.find(({ is }) => is.every((byte, index) => bytes[at + index] === byte));
    const byte = bytes[at] as number;
    if (command) {
      const from = at + command.is.length;
      const takes = typeof command.takes === 'number' ? command.takes : command.takes([...bytes.slice(from, from + 4)]);
      const { codepage, isCut, dots = [], ...style } = command.does(...bytes.slice(from, from + takes));
      printed.dots.push(...dots);
      now = { ...now, ...style };
      if (codepage !== undefined) printed.codepages.push(codepage);
      if (isCut) printed.cuts += 1;
      at = from + takes;
      continue;
    }
    at += 1;
    if (byte === 0x0a) {
      printed.lines.push(line);
      line = { text: '', ...now };
    } else if (byte !== 0x0d) {
      const sign = signOf.get(byte);
      if (sign === undefined) throw new Error(`neither a command nor a character: ${byte.toString(16)} at ${at - 1}`);
      line = line.text === '' ? { text: sign, ...now } : { ...line, text: line.text + sign };
    }
  }
  return printed;
}
