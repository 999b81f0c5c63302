/** Elements of pasted HTML that match, in document order. */
export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Replaces an element by its content. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Puts the content of an element into a new one of this tag. */
export function wrapContent(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Declarations of the style attribute by property. */
export function stylesOf(element: Element): Map<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((one) => one.split(':'));
  return new Map(
    declarations.flatMap(([name = '', ...value]) =>
      name.trim() ? [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const] : [],
    ),
  );
}

/** Selector of elements that contain blocks of a text. */
export const textBlockTags = 'p, div, li, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre';

export const isBold = (weight: string): boolean => /^bold|^[6-9]00$/.test(weight);
