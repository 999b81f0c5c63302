import type { PaperLine } from './lay-out.ts';

/** For printers that take plain text, and for whoever wants to read a receipt without one; a QR code is none. */
export const receiptText = (lines: readonly PaperLine[]): string =>
  lines.map(({ text, code }) => (code === undefined ? `${text}\n` : '')).join('');
