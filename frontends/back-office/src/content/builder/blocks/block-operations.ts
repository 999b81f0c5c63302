import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import {
  type Block,
  type BlockList,
  findBlock,
  isBlock,
  isObject,
  type PageDraft,
  valueAt,
} from '@theke/rules/content/editing/page-draft';
import { idsIn, type PageOperation, type Place } from '@theke/rules/content/editing/page-operation';
import { fieldIn } from '@theke/rules/content/fields';
import { presetOf } from '../../shared/editor-of-field.ts';
import { accepts, bodiesIn, innerLayout, layoutOfList } from './block-catalogue.ts';
import { withNewIds } from './with-new-ids.ts';

/** Blocks of a list. */
export function blocksIn({ content }: Pick<PageDraft, 'content'>, { block, field }: BlockList): readonly Block[] {
  const owner = block === null ? content : findBlock(content, block)?.block.value;
  const list = valueAt(owner, field);
  return Array.isArray(list) ? list.filter(isBlock) : [];
}

/** Position in a list in front of the block at `index`, or at the end. */
export function placeAt(draft: PageDraft, list: BlockList, index: number): Place {
  const blocks = blocksIn(draft, list);
  return { list, after: blocks[index - 1]?.id ?? null, before: blocks[index]?.id ?? null };
}

/** Moves a block up or down within its list; undefined at the end of the list. */
export function movedBy(draft: PageDraft, id: string, step: -1 | 1): PageOperation | undefined {
  const found = findBlock(draft.content, id);
  if (!found) return undefined;
  const others = blocksIn(draft, found.list).filter((block) => block.id !== id);
  const index = found.index + step;
  if (index < 0 || index > others.length) return undefined;
  const place = { list: found.list, after: others[index - 1]?.id ?? null, before: others[index]?.id ?? null };
  return { kind: 'move', block: id, place };
}

/** Moves a block to a position; undefined if the list does not accept it or is inside of it. */
export function movedTo(draft: PageDraft, id: string, place: Place): PageOperation | undefined {
  const found = findBlock(draft.content, id);
  if (!found || !accepts(draft, place.list, found.block.type)) return undefined;
  if (place.list.block !== null && idsIn(found.block).includes(place.list.block)) return undefined;
  return { kind: 'move', block: id, place };
}

/** Moves a block out of the section that contains it, behind that section. */
export function movedOut(draft: PageDraft, id: string): PageOperation | undefined {
  let owner = findBlock(draft.content, id)?.list.block;
  // A section leaves the columns, not only its column.
  while (owner) {
    const found = findBlock(draft.content, owner);
    if (!found) return undefined;
    const operation = movedTo(draft, id, placeAt(draft, found.list, found.index + 1));
    if (operation) return operation;
    owner = found.list.block;
  }
  return undefined;
}

/** Moves a block to the end of the first list that the section above it contains. */
export function movedIn(draft: PageDraft, id: string): PageOperation | undefined {
  const found = findBlock(draft.content, id);
  const above = found && blocksIn(draft, found.list)[found.index - 1];
  if (!above) return undefined;
  for (const list of bodiesBelow(draft, above)) {
    const operation = movedTo(draft, id, placeAt(draft, list, blocksIn(draft, list).length));
    if (operation) return operation;
  }
  return undefined;
}

/** Lists of sections in a block, the outermost first. */
export function bodiesBelow(draft: PageDraft, block: Block): BlockList[] {
  const list = findBlock(draft.content, block.id)?.list;
  const layout = list && innerLayout(fieldIn(layoutOfList(draft, list) ?? {}, block.type));
  return bodiesIn(layout ?? {}).flatMap((field) => {
    const body = { block: block.id, field };
    return [body, ...blocksIn(draft, body).flatMap((inner) => bodiesBelow(draft, inner))];
  });
}

export function duplicated(draft: PageDraft, id: string): Extract<PageOperation, { kind: 'insert' }> | undefined {
  const found = findBlock(draft.content, id);
  if (!found) return undefined;
  const place = placeAt(draft, found.list, found.index + 1);
  return { kind: 'insert', place, block: withNewIds(found.block) };
}

/** Inserts a copied block, with new ids. */
export const pasted = (place: Place, { type, value }: { type: string; value: unknown }) =>
  ({ kind: 'insert', place, block: withNewIds({ id: '', type, value }) }) as const;

/** Inserts a new block; one with columns gets two. */
export function inserted(draft: PageDraft, place: Place, type: string) {
  const field = fieldIn(layoutOfList(draft, place.list) ?? {}, type);
  const preset = field && presetOf(field);
  const value = { ...(isObject(preset) ? preset : {}) };
  const columns = innerLayout(field)?.columns;
  if (columns?.type === 'collection' && 'column' in columns.layout)
    value.columns = [1, 2].map(() => ({ id: randomUuid(), type: 'column', value: { body: [] } }));
  return { kind: 'insert', place, block: { id: randomUuid(), type, value } } as const satisfies PageOperation;
}

/** Position behind a block, or at the end of the page's first list. */
export function placeBehind(draft: PageDraft, lists: readonly string[], id: string | null): Place | undefined {
  const found = id === null ? undefined : findBlock(draft.content, id);
  if (found) return placeAt(draft, found.list, found.index + 1);
  const field = lists[0];
  if (field === undefined) return undefined;
  const list = { block: null, field };
  return placeAt(draft, list, blocksIn(draft, list).length);
}
