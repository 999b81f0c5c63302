import { isEmptyText, type RichMark, type RichNode, richMarks, richNodes } from '@theke/rules/content/rich-text';
import type { JSONContent } from '@tiptap/core';

type Known = Readonly<Record<string, (value: unknown) => boolean>>;

/** Returns the attributes that are set and known; pasted content may contain others, such as list numbering. */
const attributesOf = (attrs: Readonly<Record<string, unknown>> | undefined, known: Known = {}) => {
  const kept = Object.entries(attrs ?? {}).filter(
    ([name, value]) => value !== null && Object.hasOwn(known, name) && known[name]?.(value),
  );
  return kept.length > 0 ? { attrs: Object.fromEntries(kept) } : {};
};

const markOf = ({ type, attrs }: RichMark): RichMark => ({ type, ...attributesOf(attrs, richMarks[type]) });

function nodeOf({ type, text, attrs, marks, content }: RichNode): RichNode {
  // A link without a target becomes plain text.
  const kept = (marks ?? []).map(markOf).filter((mark) => mark.type !== 'link' || mark.attrs?.href !== undefined);
  return {
    type,
    ...attributesOf(attrs, richNodes[type]?.attrs),
    ...(text !== undefined && { text }),
    ...(kept.length > 0 && { marks: kept }),
    ...(content && content.length > 0 && { content: content.map(nodeOf) }),
  };
}

/** Converts the editor's document for storage: without empty and unknown attributes; null for an empty text. */
export function storedText(doc: JSONContent): RichNode | null {
  const node = nodeOf(doc as RichNode);
  const isEmpty = isEmptyText(node) && !node.content?.some(({ type }) => type === 'horizontalRule');
  return isEmpty ? null : node;
}
