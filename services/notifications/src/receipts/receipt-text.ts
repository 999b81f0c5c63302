import type { PaperLine } from './lay-out.ts';

/** Plain text of a receipt, without QR codes, for text printers and tests. */
export const receiptText = (lines: readonly PaperLine[]): string =>
  lines.map(({ text, code }) => (code === undefined ? `${text}\n` : '')).join('');
