import { textPicture } from '@theke/rules/content/text-media';

/** What a text cannot take over of what was pasted: the editor says so (CONTENT-13). */
export type LeftOut = 'table' | 'picture' | 'video' | 'list';

export type Pasted = { html: string; leftOut: ReadonlySet<LeftOut> };

/**
 * What Word, Excel, Google Docs, LibreOffice and browsers put on the clipboard, as HTML that says by elements what it said by styles: the page's
 * content security policy keeps `element.style` empty in parsed documents, so the attribute is read as text. Word's lists are paragraphs, and
 * tables, which no text has, become a paragraph for each row.
 * @param hasLists whether the text may hold lists
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
    // A picture of one point counts readers, and shows nothing.
    if (picture.getAttribute('width') !== '1') leftOut.add('picture');
    picture.remove();
  }
  if (body.querySelector('iframe, object, embed, video:not([data-address])')) leftOut.add('video');
  if (!hasLists && body.querySelector('li')) leftOut.add('list');
  for (const element of all(body, '[style]')) element.removeAttribute('style');
  return { html: body.innerHTML, leftOut };
}

/** Whether the clipboard holds something to read besides pictures: Excel and Word add a bitmap of what was copied. */
export const hasWords = (html: string): boolean =>
  html !== '' &&
  (new DOMParser().parseFromString(withoutConditions(html), 'text/html').body.textContent ?? '').trim() !== '';

/** Returns the copied fragment. Excel marks only the rows, so the enclosing table is added: rows are not valid without one. */
function fragmentOf(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/i.exec(html)?.[1] ?? html;
  return /<t[rd]\b/i.test(fragment) && !/<table\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
}

/** Word's `<![if !supportLists]>` is no comment for HTML. */
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

/** `style` as it was written, by property. */
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

/** Says by elements what an element says by its style. */
function formatsOf(element: HTMLElement): void {
  const styles = stylesOf(element);
  const align = styles.get('text-align') ?? element.getAttribute('align') ?? '';
  if (/^(center|right|end)$/.test(align) && element.matches('p, h1, h2, h3, h4, h5, h6, div, td'))
    element.dataset.align = align === 'end' ? 'right' : align;
  const weight = styles.get('font-weight') ?? '';
  // Google Docs wraps all that is copied into a <b> that is none.
  if (element.matches('b, strong') && weight !== '' && !isBold(weight)) {
    unwrap(element);
    return;
  }
  if (element.matches('i, em') && styles.get('font-style') === 'normal') {
    unwrap(element);
    return;
  }
  // A format belongs to words: around paragraphs the editor would not find it.
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
/** What Word writes before the words of an entry: "·", "o", "1.", "a)", "iv." */
const numbered = /^[\s(]*(\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Word's entries of lists are paragraphs whose style names list and level. */
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

/** Google Docs and old Word nest a list beside the entries; HTML nests it inside the previous entry. */
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

/** Rows as paragraphs, cells set apart. @returns whether it was a table, and not a frame around one cell */
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
    const said = cells.filter((cell) => (cell.textContent ?? '').trim() !== '');
    if (said.length === 0) return [];
    return [
      paragraphOf(
        said.flatMap((cell, at) => [...(at > 0 ? [document.createTextNode(' | ')] : []), ...wordsOf(cell)]),
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

/** What a cell says in one line, with its formats. */
function wordsOf(cell: HTMLElement): Node[] {
  for (const line of all(cell, 'br')) line.replaceWith(' ');
  for (const block of all(cell, blocks).reverse()) {
    if (block.nextSibling) block.after(' ');
    unwrap(block);
  }
  if (cell.tagName === 'TH') wrapContent(cell, 'strong');
  return [...cell.childNodes];
}
