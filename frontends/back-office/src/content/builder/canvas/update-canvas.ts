import { canvasMarks, hiddenWord } from '@theke/rules/content/editing/canvas-marks';
import { findBlock, isObject, type PageDraft } from '@theke/rules/content/editing/page-draft';
import { type CanvasChanges, canvasChanges, type ListOrder } from './canvas-changes.ts';
import { blockElement, listElement, plainTextElement } from './canvas-page.ts';

/** Marks a block whose HTML the server has not rendered yet. */
export const pendingMark = 'data-pending';

/** Names empty headings for assistive technology by the label that is shown in their place. */
export function nameEmptyHeadings(page: Document): void {
  for (const element of page.querySelectorAll(`:is(h1, h2, h3, h4, h5, h6)[${canvasMarks.field}]:empty`))
    element.setAttribute('aria-label', element.getAttribute(canvasMarks.label) ?? '');
}

/** Whether the text is being edited, so that it must not be replaced. */
const isEdited = (element: Element): boolean =>
  element.contains(element.ownerDocument.activeElement) &&
  element.ownerDocument.activeElement !== element.ownerDocument.body;

export const isBlockEdited = (page: Document, block: string): boolean => {
  const element = blockElement(page, block);
  return element !== null && isEdited(element);
};

/** Arranges the elements of a list; blocks without an element get a placeholder. */
function arrange(page: Document, { list, blocks }: ListOrder, nameOf: (block: string) => string): void {
  const known = blocks.map((id) => blockElement(page, id));
  const parent = known.find((element) => element)?.parentElement ?? listElement(page, list);
  if (!parent) return;
  const wanted = new Set(blocks);
  for (const element of parent.querySelectorAll(`:scope > [${canvasMarks.block}]`))
    if (!wanted.has(element.getAttribute(canvasMarks.block) ?? '')) element.remove();
  let previous: Element | null = null;
  for (const [index, id] of blocks.entries()) {
    const element = known[index] ?? placeholder(page, id, nameOf(id));
    const place: Element | null = previous ? previous.nextElementSibling : parent.firstElementChild;
    if (element !== place) parent.insertBefore(element, place);
    previous = element;
  }
}

function placeholder(page: Document, id: string, text: string): HTMLElement {
  const element = page.createElement(canvasMarks.blockElement);
  element.setAttribute(canvasMarks.block, id);
  element.setAttribute(pendingMark, '');
  element.textContent = text;
  return element;
}

/** Shows what needs no rendering at once: the order of blocks, hidden blocks and plain texts. */
export function showAtOnce(
  page: Document,
  before: PageDraft,
  after: PageDraft,
  nameOf: (block: string) => string,
): CanvasChanges {
  const changes = canvasChanges(before, after);
  for (const order of changes.lists) arrange(page, order, nameOf);
  for (const { block, isHidden } of changes.hidden) {
    const element = blockElement(page, block);
    if (isHidden) element?.setAttribute(canvasMarks.hidden, hiddenWord);
    else element?.removeAttribute(canvasMarks.hidden);
  }
  for (const block of changes.changed) {
    const [old, fresh] = [before, after].map((draft) => findBlock(draft.content, block)?.block.value);
    if (!isObject(fresh)) continue;
    for (const [field, value] of Object.entries(fresh)) {
      if (typeof value !== 'string' || (isObject(old) && old[field] === value)) continue;
      const element = plainTextElement(page, block, field);
      if (element && !isEdited(element) && element.textContent !== value) element.textContent = value;
    }
  }
  return changes;
}

/** Replaces blocks by HTML of the server. @returns blocks that are being edited and were left */
export function swapBlocks(page: Document, html: Readonly<Record<string, string>>): string[] {
  const left: string[] = [];
  for (const [block, text] of Object.entries(html)) {
    const element = blockElement(page, block);
    if (!element) continue;
    if (isEdited(element)) {
      left.push(block);
      continue;
    }
    const template = page.createElement('template');
    template.innerHTML = text;
    const fresh = template.content.querySelector(`[${canvasMarks.block}]`);
    if (fresh?.getAttribute(canvasMarks.block) === block) element.replaceWith(fresh);
    else {
      element.removeAttribute(pendingMark);
      element.replaceChildren(template.content);
    }
  }
  nameEmptyHeadings(page);
  return left;
}

/** Replaces the whole page; unchanged blocks keep their elements, and with them their loaded pictures. */
export function swapPage(page: Document, html: string): void {
  const view = page.defaultView;
  const fresh = new (view as unknown as typeof globalThis).DOMParser().parseFromString(html, 'text/html');
  const [x, y] = [view?.scrollX ?? 0, view?.scrollY ?? 0];
  for (const element of fresh.querySelectorAll(`[${canvasMarks.block}]`)) {
    const old = blockElement(page, element.getAttribute(canvasMarks.block) ?? '');
    if (old && element.isConnected && old.outerHTML === element.outerHTML) element.replaceWith(page.adoptNode(old));
  }
  const styles = new Set([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href));
  for (const link of fresh.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')) {
    const address = new URL(link.getAttribute('href') ?? '', page.baseURI).href;
    if (!styles.has(address)) page.head.append(page.importNode(link, true));
  }
  page.body.replaceChildren(...fresh.body.childNodes);
  for (const { name, value } of fresh.body.attributes) page.body.setAttribute(name, value);
  nameEmptyHeadings(page);
  view?.scrollTo?.({ left: x, top: y, behavior: 'instant' });
}
