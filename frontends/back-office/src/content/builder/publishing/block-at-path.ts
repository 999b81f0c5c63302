import { isBlock, isObject } from '@theke/rules/content/editing/page-draft';
import type { OutlineNode } from '../blocks/block-catalogue.ts';
import { pathTo } from '../blocks/block-catalogue.ts';

/** Innermost section on the path of a fault such as `content.body.2.value.title`, and the field within it. */
export function fieldAtPath(
  page: { readonly content: unknown },
  outline: readonly OutlineNode[],
  path: string,
): { block: string | null; field: string } {
  const names = path.split('.');
  let found: { block: string | null; field: string } = { block: null, field: names.slice(1).join('.') };
  let value: unknown = page;
  for (const [index, name] of names.entries()) {
    value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[name] : undefined;
    if (isBlock(value) && pathTo(outline, value.id).length > 0)
      found = { block: value.id, field: names.slice(index + 2).join('.') };
  }
  return names[0] === 'content' ? found : { block: null, field: path };
}
