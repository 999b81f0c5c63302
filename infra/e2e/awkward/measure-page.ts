import type { Page } from 'playwright-core';

/** In px: smaller things are hard to hit with a finger (WCAG 2.5.5). */
const finger = 44;

/** Layout faults of the rendered page, one line each; empty if there are none. Measured in the browser. */
export const measurePage = (page: Page): Promise<string[]> => page.evaluate(measure, finger);

/** Runs in the page, so it can use nothing from outside this function. */
function measure(finger: number): string[] {
  const found: string[] = [];
  const { documentElement: root } = document;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

  const isInBox = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== root; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isInBox(element),
    );
    found.push(`scrolls sideways: ${root.scrollWidth} of ${root.clientWidth}, ${wide.slice(0, 2).map(named)}`);
  }

  // An open dialog makes the rest inert; hidden elements are for screen readers only.
  const visibleRoot = document.querySelector('dialog[open]') ?? document.body;
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at && at !== root; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return false;
    return true;
  };
  /** Scrolled out of view within a scrollable box. */
  const isInSight = (rect: DOMRect, element: Element): boolean => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX === 'auto' && (rect.right <= box.left + 1 || rect.left >= box.right - 1)) return false;
      if (overflowY === 'auto' && (rect.bottom <= box.top + 1 || rect.top >= box.bottom - 1)) return false;
    }
    return true;
  };

  type Line = { rect: DOMRect; element: Element; isFloating: boolean };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(visibleRoot, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName) || !isSeen(element))
      continue;
    let isFloating = false;
    let clipper: Element | undefined;
    for (let at: Element | null = element; at && at !== visibleRoot; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === 'fixed' || style.position === 'sticky') isFloating = true;
      if (style.overflowX === 'hidden' || style.overflowX === 'clip') clipper ??= at;
    }
    range.selectNodeContents(node);
    const edge = clipper?.getBoundingClientRect();
    // Lines beyond the line clamp of a description are not drawn.
    const rects = [...range.getClientRects()].filter(
      ({ width, height, top }) => width > 1 && height > 1 && !(edge && top + height / 2 > edge.bottom),
    );
    for (const rect of rects) if (isInSight(rect, element)) lines.push({ rect, element, isFloating });
    if (edge && rects.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
      found.push(`cut off: ${named(element)}`);
    if (rects.some(({ left, right }) => left < -1 || right > root.clientWidth + 1) && !isInBox(element))
      found.push(`outside of the window: ${named(element)}`);
    // Hyphenated words are correct, if the browser has the language's dictionary.
    if (rects.length < 2 || getComputedStyle(element).hyphens === 'auto') continue;
    for (const { index, 0: word } of text.matchAll(/[\p{L}\d]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (Math.max(...tops) - Math.min(...tops) > 4)
        found.push(`word broken without hyphen: "${word}" in ${named(element)}`);
    }
  }

  const standing = lines.filter(({ isFloating }) => !isFloating).sort((one, other) => one.rect.top - other.rect.top);
  for (const [at, one] of standing.entries()) {
    for (let next = at + 1; next < standing.length; next++) {
      const other = standing[next]!;
      if (other.rect.top >= one.rect.bottom) break;
      const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      // Line boxes are higher than their letters.
      if (high > one.rect.height * 0.35 && wide > 2 && one.element !== other.element)
        found.push(`overlapping lines: ${named(one.element)}, ${named(other.element)}`);
    }
  }

  // Dishes in the hero are round.
  const table = visibleRoot.querySelector('[data-hero]');
  for (const dish of table?.querySelectorAll('img') ?? []) {
    const box = dish.getBoundingClientRect();
    if (Math.abs(box.width - box.height) > 1 || !isSeen(dish)) continue;
    const [x, y, radius] = [box.left + box.width / 2, box.top + box.height / 2, box.width * 0.47];
    for (const { rect, element } of lines) {
      if (!table?.contains(element)) continue;
      const dx = Math.max(rect.left - x, 0, x - rect.right);
      const dy = Math.max(rect.top + rect.height * 0.2 - y, 0, y - rect.bottom + rect.height * 0.2);
      if (Math.hypot(dx, dy) < radius) found.push(`text over a dish: ${named(element)}`);
    }
  }

  const isFilled = ({ position, inset }: CSSStyleDeclaration) => position === 'absolute' && inset === '0px';
  for (const target of visibleRoot.querySelectorAll('a[href], button, select, input, textarea, summary')) {
    if (!target.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(target);
    // Inline links are exempt, as are targets enlarged by their label or an overlay over the whole row.
    if (style.display === 'inline' || isFilled(getComputedStyle(target, '::after'))) continue;
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    if (box.width <= 1 || box.bottom < 0 || style.clipPath !== 'none') continue;
    if (box.width < finger - 0.5 || box.height < finger - 0.5)
      found.push(`${Math.round(box.width)} x ${Math.round(box.height)} px: ${named(target)}`);
  }
  return [...new Set(found)];
}
