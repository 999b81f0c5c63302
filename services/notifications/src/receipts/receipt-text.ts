import type { PaperLine } from './lay-out.ts';

/** For printers that take plain text, and for whoever wants to read a receipt without one. */
export const receiptText = (lines: readonly PaperLine[]): string => lines.map(({ text }) => `${text}\n`).join('');
