/**
 * Marks that the page renderer adds to a page in the editor, and only there. A section is wrapped in `<theke-block>`;
 * other blocks (columns, entries of an accordion) have the same attributes on their own element. A list of blocks, also
 * an empty one, has the block that owns it and its field; a text, also an empty one, has the field of the closest
 * block.
 */
export const canvasMarks = {
  /** Element around a block. */
  blockElement: 'theke-block',
  /** Block id and block type, on `blockElement`. */
  block: 'data-block',
  blockType: 'data-block-type',
  /** Word on a hidden block; absent on shown ones. */
  hidden: 'data-hidden-block',
  /** Field of a list, and the owning block; empty for the page's content. */
  list: 'data-list',
  listOwner: 'data-list-owner',
  /** Field of a text that can be edited in place. */
  field: 'data-field',
  /** Label of the field. */
  label: 'data-label',
  /** Rich text variant of the field (`fields.ts`); absent for plain text. */
  rich: 'data-rich',
} as const;

export const hiddenWord = 'Ausgeblendet';

/** Rendered draft of a page for staff, at the gateway. With `forEditor` it has the marks and no scripts. */
export const sitePreviewPath = (site: string, { forEditor = false } = {}): string =>
  `/backend/preview/sites/${site}${forEditor ? '?editor=1' : ''}`;

/**
 * HTML of single blocks of the draft, with marks: `{ data: { [block]: html } }`; blocks that are gone are missing. At
 * most 100 ids, separated by commas.
 */
export const blockPreviewPath = (site: string, blocks: readonly string[]): string =>
  `/backend/preview/sites/${site}/blocks?ids=${blocks.map(encodeURIComponent).join(',')}`;
