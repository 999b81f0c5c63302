import { textPicture } from '@theke/rules/content/text-media';

/** Kinds of pasted content that a text cannot contain; the editor reports them (CONTENT-13). */
export type LeftOut = 'table' | 'picture' | 'video' | 'list';

export type Pasted = { html: string; leftOut: ReadonlySet<LeftOut> };

/**
 * Cleans HTML that was pasted from Word, Excel, Google Docs, LibreOffice or browsers: formats in styles become
 * elements. Reads the style attribute as text, because the content security policy leaves `element.style` empty in
 * parsed documents. Word's lists are paragraphs in its HTML. Tables, which texts cannot contain, become one paragraph
 * per row.
 * @param hasLists whether the text may contain lists
 */
export function pastedHtml(html: string, hasLists: boolean): Pasted {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  const leftOut = new Set<LeftOut>();
  for (const element of all(body, 'style, script, meta, link, title, xml')) element.remove();
  listsOfWord(body);
  nestLists(body);
  for (const element of all(body, '[style], [align]')) formatsOf(element);
  for (const table of all(body, 'table').reverse()) if (rowsOf(table)) leftOut.add('table');
  for (const element of all(body, '*').filter(({ tagName }) => tagName.includes(':'))) unwrap(element);
  for (const picture of all(body, 'img')) {
    const address = picture.dataset.address ?? picture.getAttribute('src');
    if (textPicture(address)) continue;
    // A picture of one pixel is a tracking pixel.
    if (picture.getAttribute('width') !== '1') leftOut.add('picture');
    picture.remove();
  }
  if (body.querySelector('iframe, object, embed, video:not([data-address])')) leftOut.add('video');
  if (!hasLists && body.querySelector('li')) leftOut.add('list');
  for (const element of all(body, '[style]')) element.removeAttribute('style');
  return { html: body.innerHTML, leftOut };
}

/** Whether pasted HTML contains more than pictures: Excel and Word add a bitmap of the copied text. */
export const hasText = (html: string): boolean =>
  html !== '' &&
  (new DOMParser().parseFromString(withoutConditions(html), 'text/html').body.textContent ?? '').trim() !== '';

/** Returns the copied fragment. Excel marks only the rows, so the enclosing table is added: rows are not valid without one. */
function fragmentOf(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/i.exec(html)?.[1] ?? html;
  return /<t[rd]\b/i.test(fragment) && !/<table\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
}

/** Removes Word's `<![if !supportLists]>`, which HTML does not parse as a comment. */
const withoutConditions = (html: string): string =>
  fragmentOf(html)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^>]*>/g, '');

const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapContent(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Declarations of the style attribute by property. */
function stylesOf(element: Element): Map<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((one) => one.split(':'));
  return new Map(
    declarations.flatMap(([name = '', ...value]) =>
      name.trim() ? [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const] : [],
    ),
  );
}

const blocks = 'p, div, li, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre';
const isBold = (weight: string): boolean => /^bold|^[6-9]00$/.test(weight);

/** Converts formats in an element's style to elements. */
function formatsOf(element: HTMLElement): void {
  const styles = stylesOf(element);
  const align = styles.get('text-align') ?? element.getAttribute('align') ?? '';
  if (/^(center|right|end)$/.test(align) && element.matches('p, h1, h2, h3, h4, h5, h6, div, td'))
    element.dataset.align = align === 'end' ? 'right' : align;
  const weight = styles.get('font-weight') ?? '';
  // Google Docs wraps everything in a <b> with normal weight.
  if (element.matches('b, strong') && weight !== '' && !isBold(weight)) {
    unwrap(element);
    return;
  }
  if (element.matches('i, em') && styles.get('font-style') === 'normal') {
    unwrap(element);
    return;
  }
  // Formats apply to text only: the editor ignores them around paragraphs.
  if (element.querySelector(blocks) || element.matches('ul, ol, table, tr, thead, tbody')) return;
  const decoration = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
  const tags = [
    ...(isBold(weight) && !isHeading ? ['strong'] : []),
    ...(/^(italic|oblique)/.test(styles.get('font-style') ?? '') ? ['em'] : []),
    ...(decoration.includes('underline') && !element.closest('a') && !element.querySelector('a') ? ['u'] : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(styles.get('vertical-align') === 'super' ? ['sup'] : []),
    ...(styles.get('vertical-align') === 'sub' ? ['sub'] : []),
  ];
  for (const tag of tags) wrapContent(element, tag);
}

const ofList = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Markers that Word writes before a list entry: "·", "o", "1.", "a)", "iv." */
const numbered = /^[\s(]*(\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Converts Word's list entries, which are paragraphs with list and level in their style. */
function listsOfWord(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | undefined;
  for (const entry of all(
    body,
    'p[style*="mso-list"], h1[style*="mso-list"], h2[style*="mso-list"], h3[style*="mso-list"]',
  )) {
    const level = Number(ofList.exec(entry.getAttribute('style') ?? '')?.[1]);
    if (!level || entry.tagName !== 'P') continue;
    const mark = all(entry, '[style*="mso-list"]').find((one) =>
      /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
    );
    const tag = numbered.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (!last || entry.previousElementSibling !== last) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let at = open.at(-1);
    if (!at || at.level < level) {
      const list = body.ownerDocument.createElement(tag);
      if (at) (at.list.lastElementChild ?? at.list).append(list);
      else entry.before(list);
      at = { list, level };
      open.push(at);
    }
    const item = body.ownerDocument.createElement('li');
    at.list.append(item);
    item.append(entry);
    last = open[0]?.list;
  }
}

/** Google Docs and old Word versions nest a list beside its entry; moves it inside. */
function nestLists(body: HTMLElement): void {
  for (const list of all(body, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
    else {
      const item = body.ownerDocument.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
}

/** Converts table rows to paragraphs with separated cells. @returns false for a frame around a single cell */
function rowsOf(table: HTMLElement): boolean {
  const rows = all(table, 'tr').map(
    (row) => [...row.children].filter((cell) => cell.matches('td, th')) as HTMLElement[],
  );
  const isTable = rows.some((cells) => cells.length > 1);
  const { ownerDocument: document } = table;
  const parts = rows.flatMap((cells): Node[] => {
    if (!isTable)
      return cells.flatMap((cell) =>
        [...cell.childNodes].map((node) => (node.nodeType === 3 ? paragraphOf([node], document) : node)),
      );
    const filledCells = cells.filter((cell) => (cell.textContent ?? '').trim() !== '');
    if (filledCells.length === 0) return [];
    return [
      paragraphOf(
        filledCells.flatMap((cell, at) => [...(at > 0 ? [document.createTextNode(' | ')] : []), ...wordsOf(cell)]),
        document,
      ),
    ];
  });
  table.replaceWith(...parts);
  return isTable;
}

function paragraphOf(nodes: readonly Node[], document: Document): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(...nodes);
  return paragraph;
}

/** Content of a cell in one line, with its formats. */
function wordsOf(cell: HTMLElement): Node[] {
  for (const line of all(cell, 'br')) line.replaceWith(' ');
  for (const block of all(cell, blocks).reverse()) {
    if (block.nextSibling) block.after(' ');
    unwrap(block);
  }
  if (cell.tagName === 'TH') wrapContent(cell, 'strong');
  return [...cell.childNodes];
}
