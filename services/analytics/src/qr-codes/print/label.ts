import type { QrCode } from '@theke/contracts/analytics/qr-code';
import type { MailLogo } from '@theke/contracts/media/logo';
import { printable } from '@theke/kit/printable';
import { chooseMiddle } from './choose-middle.ts';
import { drawCode, type Paper } from './code-paper.ts';
import { drawnCode } from './drawn-code.ts';
import { printMessages } from './print-messages.de.ts';

/** A code of a sheet with the position of its label, in points. */
export type Label = {
  qrCode: QrCode;
  address: string;
  shop: string;
  logo: MailLogo | undefined;
  colour: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Side of the code with its quiet zone. */
  code: number;
};

/** Size of a code at which the text beside it has its full size: 46 mm, in points. */
const usualCode = 130.4;

/** Whether the code belongs to a table, where guests can be served. */
const isTable = ({ fallback }: Pick<QrCode, 'fallback'>): boolean => /[?&]table=/.test(fallback);

function drawCodeOf(paper: Paper, { qrCode, address, colour, code, logo }: Label, x: number, y: number): void {
  const middle = chooseMiddle(qrCode, logo);
  const drawn = drawnCode(address, middle ? 'Q' : 'M', middle?.kind);
  drawCode(paper.fillColor(colour), drawn, middle, { x, y, size: code });
}

/** Draws a code with its texts beside it. Without space, texts are dropped from below; the name always stays. */
function drawInDetail(paper: Paper, label: Label): void {
  const { qrCode, shop, x, y, width, height, code } = label;
  const edge = Math.min(6, (height - code) / 2);
  drawCodeOf(paper, label, x + edge, y + (height - code) / 2);
  const scale = Math.min(2, Math.max(0.8, code / usualCode));
  const left = x + edge + code + 2 * scale;
  const room = x + width - left - 8;
  const end = y + height - 4;
  const { title, instruction } = isTable(qrCode) ? printMessages.order : printMessages.look;
  const name = printable(qrCode.name);
  const isShort =
    paper
      .font('Helvetica-Bold')
      .fontSize(19 * scale)
      .widthOfString(name) <= room;
  let at = y + Math.max(6, (height - code) / 2 + 12 * scale);
  const line = (
    text: string,
    unscaledSize: number,
    { isBold = false, maxLines = 1, isWhole = false, colour = '#16211f', gap = 0 },
  ) => {
    if (text === '') return;
    const size = unscaledSize * scale;
    paper.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    const lineHeight = paper.currentLineHeight(true);
    const needed = Math.round(paper.heightOfString(text, { width: room }) / lineHeight);
    const lines = Math.min(maxLines, needed, Math.floor((end - at) / lineHeight));
    if (lines < (isWhole ? needed : 1)) return;
    paper.fillColor(colour).text(text, left, at, { width: room, height: lines * lineHeight, ellipsis: true });
    at += lines * lineHeight + gap * scale;
  };
  line(printable(shop), 9, { isBold: true, gap: 5 });
  line(name, isShort ? 19 : 12, { isBold: true, maxLines: isShort ? 1 : 3, gap: 1 });
  line(printable(qrCode.origin), 8.5, { colour: '#4a5754' });
  at += 6 * scale;
  line(title, 9.5, { isBold: true, gap: 1 });
  line(printable(instruction), 8.5, { colour: '#4a5754', maxLines: 4, isWhole: true });
}

/**
 * Draws a code with its name below. A long name is reduced, then wrapped to two lines if there is space, then
 * truncated.
 */
function drawCompact(paper: Paper, label: Label): void {
  const { qrCode, x, y, width, height, code } = label;
  const below = height - code;
  const strip = Math.min(below, Math.max(8.5, code * 0.14));
  const room = width - 10;
  const name = printable(qrCode.name);
  paper.font('Helvetica-Bold').fontSize(strip * 0.8);
  const fitting = (strip * 0.8 * room) / Math.max(1, paper.widthOfString(name));
  const size = Math.max(Math.min(6, strip * 0.7), Math.min(strip * 0.8, 18, fitting));
  const lineHeight = paper.fontSize(size).currentLineHeight(true);
  const needed = Math.round(paper.heightOfString(name, { width: room }) / lineHeight);
  const lines = Math.max(1, Math.min(2, needed, Math.floor(below / lineHeight)));
  const top = y + Math.max(0, (below - lines * lineHeight) / 2);
  drawCodeOf(paper, label, x + (width - code) / 2, top);
  paper.font('Helvetica-Bold').fontSize(size).fillColor('#16211f');
  paper.text(name, x + 5, top + code, { width: room, height: lines * lineHeight, align: 'center', ellipsis: true });
}

export const drawLabel = { detail: drawInDetail, compact: drawCompact } as const;
