import { isEmptyText, type RichMark, type RichNode, richMarks, richNodes } from '@theke/rules/content/rich-text';
import type { JSONContent } from '@tiptap/core';

type AllowedAttributes = Readonly<Record<string, (value: unknown) => boolean>>;

/** Returns the attributes that are set and known; pasted content may contain others, such as list numbering. */
const attributesOf = (attrs: Readonly<Record<string, unknown>> | undefined, allowed: AllowedAttributes = {}) => {
  const allowedEntries = Object.entries(attrs ?? {}).filter(
    ([name, value]) => value !== null && Object.hasOwn(allowed, name) && allowed[name]?.(value),
  );
  return allowedEntries.length > 0 ? { attrs: Object.fromEntries(allowedEntries) } : {};
};

const markOf = ({ type, attrs }: RichMark): RichMark => ({ type, ...attributesOf(attrs, richMarks[type]) });

function nodeOf({ type, text, attrs, marks, content }: RichNode): RichNode {
  // A link without a target becomes plain text.
  const storedMarks = (marks ?? [])
    .map(markOf)
    .filter((mark) => mark.type !== 'link' || mark.attrs?.href !== undefined);
  return {
    type,
    ...attributesOf(attrs, richNodes[type]?.attrs),
    ...(text !== undefined && { text }),
    ...(storedMarks.length > 0 && { marks: storedMarks }),
    ...(content && content.length > 0 && { content: content.map(nodeOf) }),
  };
}

/** Converts the editor's document for storage: without empty and unknown attributes; null for an empty text. */
export function storedText(doc: JSONContent): RichNode | null {
  const node = nodeOf(doc as RichNode);
  const isEmpty = isEmptyText(node) && !node.content?.some(({ type }) => type === 'horizontalRule');
  return isEmpty ? null : node;
}
