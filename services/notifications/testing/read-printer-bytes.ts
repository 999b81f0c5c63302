// For tests: reads a printer's commands the way the printer does, and fails at any that it would not understand.
import CodepageEncoder from '@point-of-sale/codepage-encoder';
import type { PrinterLanguage } from '../src/receipts/printer-bytes.ts';

export type Printed = { lines: { text: string; isBig: boolean; isBold: boolean }[]; cuts: number; codepages: number[] };

const signs = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
  .concat('€')
  .filter((sign) => /[\u0020-\u007e\u00a1-\u00ff€]/.test(sign));
const signOf = new Map(signs.map((sign) => [CodepageEncoder.encode(sign, 'cp858')[0], sign]));

type Style = { isBig: boolean; isBold: boolean };
type Effect = Partial<Style> & { codepage?: number | undefined; isCut?: boolean };
type Command = { is: readonly number[]; takes: number; does: (...given: number[]) => Effect };

const [esc, gs, fs] = [0x1b, 0x1d, 0x1c];
const nothing = () => ({});
const isCut = () => ({ isCut: true });

const epson: Command[] = [
  { is: [esc, 0x40], takes: 0, does: nothing },
  { is: [fs, 0x2e], takes: 0, does: nothing },
  { is: [esc, 0x4d], takes: 1, does: nothing },
  { is: [esc, 0x45], takes: 1, does: (on) => ({ isBold: on === 1 }) },
  { is: [gs, 0x21], takes: 1, does: (size) => ({ isBig: size === 0x11 }) },
  { is: [esc, 0x74], takes: 1, does: (codepage) => ({ codepage }) },
  { is: [gs, 0x56], takes: 1, does: isCut },
];
const star: Command[] = [
  { is: [esc, 0x40], takes: 0, does: nothing },
  { is: [0x18], takes: 0, does: nothing },
  { is: [esc, 0x45], takes: 0, does: () => ({ isBold: true }) },
  { is: [esc, 0x46], takes: 0, does: () => ({ isBold: false }) },
  { is: [esc, 0x69], takes: 2, does: (high, wide) => ({ isBig: high === 1 && wide === 1 }) },
  { is: [esc, gs, 0x74], takes: 1, does: (codepage) => ({ codepage }) },
  { is: [esc, 0x64], takes: 1, does: isCut },
];

/** What stands on the paper. @throws for a command that the printer does not know */
export function readPrinterBytes(bytes: Uint8Array, language: PrinterLanguage): Printed {
  const known = language === 'esc-pos' ? epson : star;
  const printed: Printed = { lines: [], cuts: 0, codepages: [] };
  let now: Style = { isBig: false, isBold: false };
  let line = { text: '', ...now };
  for (let at = 0; at < bytes.length; ) {
    const command = known.find(({ is }) => is.every((byte, index) => bytes[at + index] === byte));
    const byte = bytes[at] as number;
    if (command) {
      const from = at + command.is.length;
      const { codepage, isCut: cuts, ...style } = command.does(...bytes.slice(from, from + command.takes));
      now = { ...now, ...style };
      if (codepage !== undefined) printed.codepages.push(codepage);
      if (cuts) printed.cuts += 1;
      at = from + command.takes;
      continue;
    }
    at += 1;
    if (byte === 0x0a) {
      printed.lines.push(line);
      line = { text: '', ...now };
    } else if (byte !== 0x0d) {
      const sign = signOf.get(byte);
      if (sign === undefined) throw new Error(`no command and no sign: ${byte.toString(16)} at ${at - 1}`);
      line = line.text === '' ? { text: sign, ...now } : { ...line, text: line.text + sign };
    }
  }
  return printed;
}
