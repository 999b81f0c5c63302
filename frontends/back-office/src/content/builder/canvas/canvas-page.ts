import { canvasMarks } from '@theke/rules/content/editing/canvas-marks';
import type { BlockList } from '@theke/rules/content/editing/page-draft';
import type { RichTextVariant } from '@theke/rules/content/fields';

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A rectangle in the frame, in its CSS pixels, relative to what is visible. */
export type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };

/** A text that can be edited in place. */
export type CanvasText = {
  readonly element: HTMLElement;
  /** Null for a text of the page itself. */
  readonly block: string | null;
  readonly field: string;
  readonly rich: RichTextVariant | undefined;
  /** Where it was pressed. */
  readonly point?: { readonly left: number; readonly top: number };
};

export const blockElement = (page: Document, block: string): HTMLElement | null =>
  page.querySelector(`[${canvasMarks.block}=${quoted(block)}]`);

/** Events come from another window: `instanceof Element` would be false. */
const elementOf = (target: EventTarget | null): Element | null => {
  const node = target as Node | null;
  return node?.nodeType === 1 ? (node as Element) : (node?.parentElement ?? null);
};

/** Innermost block at an element. */
export const blockAt = (target: EventTarget | null): string | undefined =>
  elementOf(target)?.closest(`[${canvasMarks.block}]`)?.getAttribute(canvasMarks.block) ?? undefined;

export function textAt(target: EventTarget | null): CanvasText | undefined {
  const element = elementOf(target)?.closest<HTMLElement>(`[${canvasMarks.field}]`);
  const field = element?.getAttribute(canvasMarks.field);
  if (!element || !field) return undefined;
  const rich = element.getAttribute(canvasMarks.rich);
  return {
    element,
    field,
    block: element.closest(`[${canvasMarks.block}]`)?.getAttribute(canvasMarks.block) ?? null,
    rich: rich === null ? undefined : (rich as RichTextVariant),
  };
}

/** Element of a plain text of a block; its own, not one of a block inside of it. */
export const plainTextElement = (page: Document, block: string | null, field: string): HTMLElement | undefined => {
  const owner = block === null ? page.body : blockElement(page, block);
  return [
    ...(owner?.querySelectorAll<HTMLElement>(`[${canvasMarks.field}=${quoted(field)}]:not([${canvasMarks.rich}])`) ??
      []),
  ].find((element) => (textAt(element)?.block ?? null) === block);
};

export const listElement = (page: Document, { block, field }: BlockList): HTMLElement | null =>
  page.querySelector(`[${canvasMarks.list}=${quoted(field)}][${canvasMarks.listOwner}=${quoted(block ?? '')}]`);

/** Lists without blocks. */
export const emptyLists = (page: Document): { list: BlockList; element: HTMLElement }[] =>
  [...page.querySelectorAll<HTMLElement>(`[${canvasMarks.list}]`)]
    .filter((element) => !element.querySelector(`[${canvasMarks.block}]`))
    .map((element) => ({
      element,
      list: {
        block: element.getAttribute(canvasMarks.listOwner) || null,
        field: element.getAttribute(canvasMarks.list) ?? '',
      },
    }));

/** Blocks that visitors do not get. */
export const hiddenBlocks = (page: Document): string[] =>
  [...page.querySelectorAll(`[${canvasMarks.hidden}]`)].map((element) => element.getAttribute(canvasMarks.block) ?? '');

/** Box around an element and its content: the mark around a block may have no box itself (`display: contents`). */
export function boxOf(element: HTMLElement): Box {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect?.() ?? own;
}

/** Scrolls a block into sight, unless some of it is visible. */
export function showBlock(page: Document, block: string): void {
  const element = blockElement(page, block);
  const view = page.defaultView;
  if (!element || !view) return;
  const { top, height } = boxOf(element);
  if (top + Math.min(height, 80) > 0 && top + Math.min(height, 80) < view.innerHeight) return;
  view.scrollBy?.({ top: top - Math.max(24, (view.innerHeight - height) / 2), behavior: 'instant' });
}
