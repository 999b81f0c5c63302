import { buffer } from 'node:stream/consumers';
import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { printable } from '@theke/kit/printable';
import { dateText, isoWeekday, localTime } from '@theke/rules/time/local-time';
import { hoursText, signedText } from '@theke/rules/working-time/hours-text';
import { notJudgedText } from '@theke/rules/working-time/laws/not-judged';
import { monthMessages } from './month-messages.de.ts';
import { dayText, monthColumns, monthRows } from './month-rows.ts';

/** The package is a tenth of all loaded code, so it is loaded on demand. */
type Paper = PDFKit.PDFDocument;
type Column = (typeof monthColumns)[number];
type Look = { size?: number; isBold?: boolean; align?: 'left' | 'center' | 'right'; colour?: string };
type Cells = readonly { text: string; x: number; width: number; align: 'left' | 'right' }[];

/** A4, in points. */
const a4: [number, number] = [595.28, 841.89];
const margin = 40;
const room = a4[0] - 2 * margin;
/** Only the page number is printed below. */
const foot = a4[1] - 52;

const widths: Record<Column, number> = {
  day: 46,
  from: 34,
  to: 34,
  pause: 34,
  target: 36,
  worked: 36,
  credited: 48,
  difference: 40,
  balance: 46,
  note: room - 354,
};
const isText = (column: Column) => column === 'day' || column === 'note';
/** Between a number and its label, in points. */
const gap = 8;

export type MonthPaper = {
  sheet: TimeSheet;
  /** "2026-10" */
  month: string;
  shop: string;
  personnelNumber: string;
  now: Date;
};

/** A person's month to print and sign (TIME-16): past days, their sums and legal warnings. */
export async function monthPdf({ sheet, month, shop, personnelNumber, now }: MonthPaper): Promise<Buffer> {
  const [year, number] = month.split('-');
  const title = monthMessages.title(sheet.name, `${number}/${year}`);
  const { default: PDFDocument } = await import('pdfkit');
  const paper = new PDFDocument({
    size: a4,
    margin: 0,
    bufferPages: true,
    info: { Title: title, CreationDate: now },
    lang: 'de',
  });
  const day = (at: string | Date) => dateText(localTime(sheet.timeZone, new Date(at).getTime()));
  let y = drawHead(paper, { shop, personnelNumber, name: sheet.name, month: `${number}/${year}` });
  const closed = sheet.closed.find(({ isClosed }) => isClosed);
  const state = closed ? monthMessages.closed(day(closed.changedAt ?? now), closed.by) : monthMessages.open(day(now));
  y = write(paper, state, margin, y, room, { size: 9, isBold: !closed }) + 4;
  if (closed?.changedSince)
    y = write(paper, monthMessages.changed(day(closed.changedSince)), margin, y, room, { size: 9, isBold: true }) + 4;
  if (!sheet.hasEmployment) y = write(paper, monthMessages.noEmployment, margin, y, room, { size: 9 }) + 4;
  const notJudged = notJudgedText(sheet.law);
  if (notJudged) y = write(paper, notJudged, margin, y, room, { size: 9, isBold: true }) + 4;
  y = drawFigures(paper, sheet, y + 6) + 14;
  y = drawDays(paper, sheet, y) + 14;
  y = drawLaws(paper, sheet, y);
  drawSignatures(paper, y);
  drawPages(paper, title);
  paper.end();
  return buffer(paper);
}

/** Writes a text and returns the y of the next one. */
function write(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  width: number,
  { size = 8, isBold = false, align = 'left', colour = '#12201d' }: Look = {},
): number {
  const shown = printable(text);
  paper
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour);
  if (shown.trim() === '') return y + paper.currentLineHeight();
  paper.text(shown, x, y, { width, align });
  return y + paper.heightOfString(shown, { width });
}

function drawHead(paper: Paper, head: { shop: string; personnelNumber: string; name: string; month: string }): number {
  const top = write(paper, head.shop, margin, margin, room, { size: 9, colour: '#4a5754' }) + 6;
  write(paper, head.month, margin, top, room, { size: 20, isBold: true, align: 'right' });
  const end = write(paper, head.name, margin, top, room - 100, { size: 20, isBold: true }) + 2;
  const subtitle = [monthMessages.heading, head.personnelNumber && monthMessages.number(head.personnelNumber)]
    .filter(Boolean)
    .join(', ');
  return write(paper, subtitle, margin, end, room, { size: 9, colour: '#4a5754' }) + 8;
}

function drawFigures(paper: Paper, sheet: TimeSheet, y: number): number {
  const { hasEmployment, target, worked, credited, balance, balanceBefore, days, over } = sheet;
  const workedDays = days.filter(({ date }) => date <= over).reduce((sum, day) => sum + day.worked, 0);
  const holidays = days.reduce((sum, day) => sum + (day.counts ? day.holidayDays : 0), 0);
  const { figures: names } = monthMessages;
  const figures: [string, string][] = hasEmployment
    ? [
        [names.target, hoursText(target)],
        [names.worked, hoursText(worked)],
        [names.credited, hoursText(credited)],
        [names.change, signedText(worked + credited - target)],
        [names.before, signedText(balanceBefore)],
        [names.balance, signedText(balance)],
        [names.holidays, holidays.toLocaleString('de-AT')],
      ]
    : [[names.worked, hoursText(workedDays)]];
  const width = room / 7;
  for (const [index, [name, value]] of figures.entries()) {
    const x = margin + index * width;
    const end = write(paper, name, x, y, width - 4, { colour: '#4a5754' });
    write(paper, value, x, end + 1, width - 4, { size: 12, isBold: true });
  }
  return y + 28;
}

const toCells = (row: Readonly<Record<Column, string>>): Cells => {
  let x = margin;
  return monthColumns.map((column) => {
    const cell = {
      text: row[column],
      x,
      width: widths[column] - gap / 2,
      align: isText(column) ? 'left' : 'right',
    } as const;
    x += widths[column];
    return column === 'note' ? { ...cell, x: cell.x + gap, width: widths.note - gap } : cell;
  });
};

/** Draws one row; starts a new page with column headers if the page is full. */
function drawRow(paper: Paper, cells: Cells, y: number, { isBold = false, isShaded = false } = {}): number {
  paper.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(8);
  const height =
    Math.max(...cells.map(({ text, width }) => paper.heightOfString(printable(text) || ' ', { width }))) + 5;
  let top = y;
  if (top + height > foot) {
    paper.addPage({ size: a4, margin: 0 });
    top = drawColumns(paper, margin);
  }
  if (isShaded) paper.rect(margin, top, room, height).fill('#eef2f1');
  for (const { text, x, width, align } of cells) write(paper, text, x, top + 3, width, { isBold, align });
  line(paper, top + height, '#d5dcda');
  return top + height;
}

const line = (paper: Paper, y: number, colour: string) =>
  paper
    .lineWidth(0.5)
    .moveTo(margin, y)
    .lineTo(margin + room, y)
    .stroke(colour);

function drawColumns(paper: Paper, y: number): number {
  for (const { text, x, width, align } of toCells(monthMessages.columns))
    write(paper, text, x, y, width, { isBold: true, align, colour: '#4a5754' });
  line(paper, y + 13, '#12201d');
  return y + 13;
}

function drawDays(paper: Paper, sheet: TimeSheet, y: number): number {
  let at = drawColumns(paper, y);
  const days = monthRows(sheet);
  for (const { date, row } of days) at = drawRow(paper, toCells(row), at, { isShaded: isoWeekday(date) === 7 });
  if (!sheet.hasEmployment) return at;
  const { target, worked, credited, balance } = sheet;
  const empty = { from: '', to: '', pause: '', note: '' };
  const sums = {
    ...{ target: hoursText(target), worked: hoursText(worked), credited: hoursText(credited) },
    ...{ difference: signedText(worked + credited - target), balance: signedText(balance) },
  };
  return drawRow(paper, toCells({ ...empty, ...sums, day: monthMessages.sum }), at, { isBold: true });
}

/** Legal warnings of the days (TIME-09), listed below them because rows have no space. */
function drawLaws(paper: Paper, { days, over }: TimeSheet, y: number): number {
  const lines = days
    .filter(({ date }) => date <= over)
    .flatMap(({ date, warnings }) => warnings.map(({ text }) => ({ day: dayText(date), text })));
  if (lines.length === 0) return y;
  let at = write(paper, monthMessages.laws, margin, roomFor(paper, y, 40), room, { isBold: true, size: 9 }) + 3;
  for (const { day, text } of lines) {
    const width = room - widths.day;
    paper.font('Helvetica').fontSize(8);
    const top = roomFor(paper, at, paper.heightOfString(printable(text), { width }));
    write(paper, day, margin, top, widths.day);
    at = write(paper, text, margin + widths.day, top, width) + 2;
  }
  return at;
}

/** Returns the y for a block of this height, on a new page if necessary. */
function roomFor(paper: Paper, y: number, height: number): number {
  if (y + height <= foot) return y;
  paper.addPage({ size: a4, margin: 0 });
  return margin;
}

function drawSignatures(paper: Paper, y: number): void {
  const top = roomFor(paper, y, 64) + 44;
  const width = (room - 32) / 2;
  for (const [index, text] of monthMessages.signatures.entries()) {
    const x = margin + index * (width + 32);
    paper
      .lineWidth(0.5)
      .moveTo(x, top)
      .lineTo(x + width, top)
      .stroke('#12201d');
    write(paper, text, x, top + 4, width, { colour: '#4a5754' });
  }
}

function drawPages(paper: Paper, title: string): void {
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.switchToPage(page);
    write(paper, title, margin, a4[1] - 36, room / 2, { colour: '#4a5754' });
    write(paper, monthMessages.page(page + 1, count), margin + room / 2, a4[1] - 36, room / 2, {
      align: 'right',
      colour: '#4a5754',
    });
  }
}
