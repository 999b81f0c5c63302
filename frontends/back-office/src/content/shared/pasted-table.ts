import { all, textBlockTags, unwrap, wrapContent } from './pasted-elements.ts';

const cellsOf = (row: Element): HTMLElement[] =>
  [...row.children].filter((cell) => cell.matches('td, th')) as HTMLElement[];

/** Rows of a table itself, without those of tables in its cells. */
const rowsIn = (table: HTMLElement): HTMLElement[] => all(table, 'tr').filter((row) => row.closest('table') === table);

const isEmpty = (cell: HTMLElement): boolean => (cell.textContent ?? '').trim() === '';

/** Puts the caption of a table before it. */
export function moveCaption(table: HTMLElement): void {
  const caption = table.querySelector(':scope > caption');
  if (!caption) return;
  if (!isEmpty(caption as HTMLElement)) table.before(paragraphOf([...caption.childNodes], table.ownerDocument));
  caption.remove();
}

/** Whether a table has data: a single column is a frame, as mails use it. */
export const isTable = (table: HTMLElement): boolean => rowsIn(table).some((row) => cellsOf(row).length > 1);

/**
 * Reduces a table to what a text stores: rows of cells with paragraphs and lists. A first row of bold cells becomes the
 * header row, because Word and Excel have no other sign of it. Empty rows at the end are dropped.
 */
export function cleanTable(table: HTMLElement): void {
  const { ownerDocument: document } = table;
  const rows = rowsIn(table);
  while (rows.length > 1 && rows.at(-1) && cellsOf(rows.at(-1) as HTMLElement).every(isEmpty)) rows.pop();
  for (const cell of rows.flatMap(cellsOf)) cleanCell(cell);
  const [first] = rows;
  if (first && rows.length > 1 && cellsOf(first).every(isHeading)) for (const cell of cellsOf(first)) toHeading(cell);
  const body = document.createElement('tbody');
  body.append(...rows);
  table.replaceChildren(body);
}

/** Keeps paragraphs and lists; headings become bold paragraphs, other blocks paragraphs. */
function cleanCell(cell: HTMLElement): void {
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(cell.getAttribute(name));
    if (!(Number.isInteger(span) && span > 1 && span <= 50)) cell.removeAttribute(name);
  }
  for (const block of all(cell, 'blockquote, pre, div').reverse()) {
    if (block.querySelector('p, ul, ol, table')) unwrap(block);
    else toParagraph(block);
  }
  for (const heading of all(cell, 'h1, h2, h3, h4, h5, h6')) {
    wrapContent(heading, 'strong');
    toParagraph(heading);
  }
  for (const rule of all(cell, 'hr')) rule.remove();
  alignWords(cell);
}

/** Moves the alignment of a cell to its paragraphs: figures in a column stand to the right. */
function alignWords(cell: HTMLElement): void {
  const { align } = cell.dataset;
  if (!align) return;
  delete cell.dataset.align;
  if (!cell.querySelector('p, ul, ol')) wrapContent(cell, 'p');
  for (const paragraph of all(cell, 'p')) paragraph.dataset.align ??= align;
}

function toParagraph(element: HTMLElement): void {
  const paragraph = element.ownerDocument.createElement('p');
  if (element.dataset.align) paragraph.dataset.align = element.dataset.align;
  paragraph.append(...element.childNodes);
  element.replaceWith(paragraph);
}

/** Whether a cell is a heading, or all its words are bold. */
function isHeading(cell: HTMLElement): boolean {
  if (cell.tagName === 'TH') return true;
  if (isEmpty(cell)) return false;
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const bold of all(copy, 'b, strong')) bold.remove();
  return isEmpty(copy);
}

function toHeading(cell: HTMLElement): void {
  for (const bold of all(cell, 'b, strong')) unwrap(bold);
  if (cell.tagName === 'TH') return;
  const heading = cell.ownerDocument.createElement('th');
  for (const { name, value } of cell.attributes) heading.setAttribute(name, value);
  heading.append(...cell.childNodes);
  cell.replaceWith(heading);
}

/** Converts table rows to paragraphs with separated cells. @returns false for a frame around a single cell */
export function rowsOf(table: HTMLElement): boolean {
  const rows = rowsIn(table).map(cellsOf);
  const hasColumns = isTable(table);
  const { ownerDocument: document } = table;
  const parts = rows.flatMap((cells): Node[] => {
    if (!hasColumns)
      return cells.flatMap((cell) =>
        [...cell.childNodes].map((node) => (node.nodeType === 3 ? paragraphOf([node], document) : node)),
      );
    const filledCells = cells.filter((cell) => !isEmpty(cell));
    if (filledCells.length === 0) return [];
    return [
      paragraphOf(
        filledCells.flatMap((cell, at) => [...(at > 0 ? [document.createTextNode(' | ')] : []), ...wordsOf(cell)]),
        document,
      ),
    ];
  });
  table.replaceWith(...parts);
  return hasColumns;
}

function paragraphOf(nodes: readonly Node[], document: Document): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(...nodes);
  return paragraph;
}

/** Content of a cell in one line, with its formats. */
function wordsOf(cell: HTMLElement): Node[] {
  for (const line of all(cell, 'br')) line.replaceWith(' ');
  for (const block of all(cell, textBlockTags).reverse()) {
    if (block.nextSibling) block.after(' ');
    unwrap(block);
  }
  if (cell.tagName === 'TH') wrapContent(cell, 'strong');
  return [...cell.childNodes];
}
