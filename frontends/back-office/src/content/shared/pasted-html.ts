import { textPicture } from '@theke/rules/content/text-media';
import { isAllowedUrl } from '@theke/rules/content/urls';
import { all, textBlockTags as blocks, isBold, stylesOf, unwrap, wrapContent } from './pasted-elements.ts';
import { cleanTable, isTable, moveCaption, rowsOf } from './pasted-table.ts';
import { withoutTracking } from './without-tracking.ts';

/** Kinds of pasted content that a text cannot contain; the editor reports them (CONTENT-13). */
export type LeftOut = 'table' | 'picture' | 'video' | 'list';

/** `leftOut`: number of dropped parts by kind. */
export type Pasted = { html: string; leftOut: ReadonlyMap<LeftOut, number> };

/** What the text may contain. */
type Allowed = { hasLists: boolean; hasTables: boolean };

/**
 * Cleans HTML that was pasted from Word, Excel, Google Docs, LibreOffice or browsers: formats in styles become
 * elements. Reads the style attribute as text, because the content security policy leaves `element.style` empty in
 * parsed documents. Word's lists are paragraphs in its HTML. Tables of texts without tables become one paragraph per
 * row. The result has no styles, no scripts and no attributes but those that the editor reads.
 */
export function pastedHtml(html: string, { hasLists, hasTables }: Allowed): Pasted {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  const leftOut = new Map<LeftOut, number>();
  const count = (kind: LeftOut, more: number) => more > 0 && leftOut.set(kind, (leftOut.get(kind) ?? 0) + more);
  removeInvisible(body);
  listsOfWord(body);
  nestLists(body);
  for (const element of all(body, '[style], [align]')) formatsOf(element);
  for (const element of all(body, '*').filter(({ tagName }) => tagName.includes(':'))) unwrap(element);
  count('picture', removePictures(body));
  // Inner tables first: a table in a cell becomes lines of the cell.
  for (const table of all(body, 'table').reverse()) {
    moveCaption(table);
    const isWithin = table.parentElement?.closest('table') !== null;
    if (hasTables && !isWithin && isTable(table)) cleanTable(table);
    else if (rowsOf(table) && !hasTables) count('table', 1);
  }
  count('video', all(body, 'iframe, object, embed, video:not([data-address])').length);
  if (!hasLists) count('list', all(body, 'ul, ol').filter((list) => !list.parentElement?.closest('ul, ol')).length);
  for (const link of all(body, 'a[href]')) link.setAttribute('href', withoutTracking(link.getAttribute('href') ?? ''));
  removeActive(body);
  return { html: body.innerHTML, leftOut };
}

/** Whether pasted HTML contains more than pictures: Excel and Word add a bitmap of the copied text. */
export const hasText = (html: string): boolean =>
  html !== '' &&
  (new DOMParser().parseFromString(withoutConditions(html), 'text/html').body.textContent ?? '').trim() !== '';

/**
 * Returns the copied fragment. Excel marks only the rows, so the enclosing table is added: rows are not valid without
 * one.
 */
function fragmentOf(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/i.exec(html)?.[1] ?? html;
  return /<t[rd]\b/i.test(fragment) && !/<table\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
}

/** Removes Word's `<![if !supportLists]>`, which HTML does not parse as a comment. */
const withoutConditions = (html: string): string =>
  fragmentOf(html)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^>]*>/g, '');

/** Converts formats in an element's style to elements. */
function formatsOf(element: HTMLElement): void {
  const styles = stylesOf(element);
  const align = styles.get('text-align') ?? element.getAttribute('align') ?? '';
  if (/^(center|right|end)$/.test(align) && element.matches('p, h1, h2, h3, h4, h5, h6, div, td, th'))
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

/** Elements that no reader saw, and notes of the program: comments of Word, styles, scripts. */
function removeInvisible(body: HTMLElement): void {
  const program = 'style, script, noscript, template, meta, link, title, xml, [hidden]';
  const comments =
    '[style*="mso-element:comment" i], .MsoCommentReference, a[name^="_msocom" i], a[href^="#_msocom" i]';
  for (const element of all(body, `${program}, ${comments}`)) element.remove();
  for (const element of all(body, '[style]')) {
    const styles = stylesOf(element);
    const isHidden =
      styles.get('display') === 'none' ||
      styles.get('visibility') === 'hidden' ||
      styles.get('mso-hide') === 'all' ||
      // A container of a mail may have this size, with larger elements in it.
      (element.children.length === 0 && /^0(px|pt|em|%)?$/.test(styles.get('font-size') ?? ''));
    if (isHidden) element.remove();
  }
}

/** Removes pictures of other sites and from the clipboard. @returns their number, without tracking pixels */
function removePictures(body: HTMLElement): number {
  const foreign = all(body, 'img, svg').filter(
    (picture) => !textPicture(picture.dataset.address ?? picture.getAttribute('src')),
  );
  for (const picture of foreign) picture.remove();
  return foreign.filter((picture) => picture.getAttribute('width') !== '1').length;
}

/** Attributes that the editor's schema reads (text-extensions.ts), or that mark its own clipboard content. */
const kept = new Set([
  ...['href', 'target', 'src', 'alt', 'title', 'start', 'type', 'colspan', 'rowspan'],
  ...['data-align', 'data-style', 'data-address', 'data-title', 'data-float', 'data-pm-slice'],
]);

/** Removes everything that could run or load something, and every attribute that the editor does not read. */
function removeActive(body: HTMLElement): void {
  const active = 'iframe, object, embed, form, input, button, select, textarea, audio, math, base, svg';
  for (const element of all(body, active)) {
    if (element.matches('form')) unwrap(element);
    else element.remove();
  }
  for (const video of all(body, 'video:not([data-address])')) video.remove();
  for (const element of all(body, '*')) {
    for (const { name } of [...element.attributes]) {
      const isLanguage = name === 'class' && element.matches('pre > code');
      if (!kept.has(name) && !isLanguage) element.removeAttribute(name);
    }
    const href = element.getAttribute('href');
    if (href !== null && !isAllowedUrl(href)) element.removeAttribute('href');
  }
}
