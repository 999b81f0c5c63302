import { type Block, findBlock, type PageDraft, valueAt } from '../content/editing/page-draft.ts';
import type { PageOperation, Place } from '../content/editing/page-operation.ts';

/** New value of a text field; `before` is the value that the proposal was made for. */
export type ProposedField = { readonly field: string; readonly before?: unknown; readonly after: unknown };

/** Part of a page proposal that is accepted or rejected as a whole. `block` null: fields of the page itself. */
export type ProposedPart = { readonly key: string } & (
  | { readonly kind: 'change'; readonly block: string | null; readonly fields: readonly ProposedField[] }
  | { readonly kind: 'insert'; readonly place: Place; readonly block: Block }
  | {
      readonly kind: 'attribute';
      readonly attribute: 'title' | 'description';
      readonly before: string;
      readonly after: string;
    }
);

/** Edits of the draft that accept a part (AI-03). */
export function operationsOfPart(part: ProposedPart): PageOperation[] {
  switch (part.kind) {
    case 'change':
      return part.fields.map(({ field, after }) => ({ kind: 'set', block: part.block, field, value: after }));
    case 'insert':
      return [{ kind: 'insert', place: part.place, block: part.block }];
    case 'attribute':
      return [{ kind: 'set-attribute', attribute: part.attribute, value: part.after }];
  }
}

/**
 * Whether an editor has meanwhile changed content that a part would replace: the part is then a conflict, and accepting
 * it needs a second look. Never true for a new block.
 */
export function isOutdatedPart(draft: PageDraft, part: ProposedPart): boolean {
  if (part.kind === 'insert') return false;
  if (part.kind === 'attribute') return draft[part.attribute] !== part.before;
  const owner = part.block === null ? draft.content : findBlock(draft.content, part.block)?.block.value;
  return owner === undefined || part.fields.some(({ field, before }) => !isSameJson(valueAt(owner, field), before));
}

/** Compares JSON by value; a missing field equals null. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameJson(a[key], b[key]));
}
