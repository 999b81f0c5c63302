import { Slice } from '@tiptap/pm/model';

/**
 * Closes pasted content of other programs that begins with a heading, list or table. An open one would continue the
 * paragraph at the cursor: its heading or first entry would become words of that paragraph. A single heading is left
 * open, because programs copy a word of a heading as one.
 */
export function pastedSlice(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice;
  const first = content.firstChild;
  if (openStart === 0 || !first || first.type.name === 'paragraph') return slice;
  if (content.childCount === 1 && first.isTextblock) return slice;
  return new Slice(content, 0, openEnd);
}
