import {
  type Block,
  type BlockList,
  isBlock,
  isObject,
  type PageDraft,
  valueAt,
} from '@theke/rules/content/editing/page-draft';
import { fieldIn, type Layout } from '@theke/rules/content/fields';
import { bodiesIn, innerLayout, layoutOfPage } from '../blocks/block-catalogue.ts';

type Collection = Extract<Layout[string], { type: 'collection' }>;

/** Order of the blocks in a list of sections. */
export type ListOrder = { readonly list: BlockList; readonly blocks: readonly string[] };

export type CanvasChanges = {
  /** Blocks whose own fields have changed, without those inside of other changed blocks. */
  readonly changed: readonly string[];
  /** Lists whose blocks have been added, removed or moved, the outer ones first. */
  readonly lists: readonly ListOrder[];
  /** Blocks that were hidden or shown again. */
  readonly hidden: readonly { readonly block: string; readonly isHidden: boolean }[];
  /** Whether anything outside of sections has changed. */
  readonly hasPageChanged: boolean;
};

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
const blocksAt = (owner: unknown, field: string): readonly Block[] => {
  const value = valueAt(owner, field);
  return Array.isArray(value) ? value.filter(isBlock) : [];
};
const without = (value: unknown, fields: readonly string[]): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name))) : value;

/** Attributes that are part of the page itself; the others appear in search engines only. */
const shownAttributes = ['name', 'type'] as const;

/** Compares two drafts by what the canvas shows. */
export function canvasChanges(before: PageDraft, after: PageDraft): CanvasChanges {
  const changed: string[] = [];
  const lists: ListOrder[] = [];
  const hidden: CanvasChanges['hidden'][number][] = [];

  function compare(one: unknown, other: unknown, layout: Layout, owner: string | null): void {
    for (const field of bodiesIn(layout)) {
      const [old, fresh] = [blocksAt(one, field), blocksAt(other, field)];
      const ids = fresh.map(({ id }) => id);
      if (
        !isSame(
          old.map(({ id }) => id),
          ids,
        )
      )
        lists.push({ list: { block: owner, field }, blocks: ids });
      const types = (fieldIn(layout, field) as Collection).layout;
      for (const [index, block] of fresh.entries()) {
        const earlier = old[index]?.id === block.id ? old[index] : old.find(({ id }) => id === block.id);
        if (earlier && earlier.isHidden !== block.isHidden)
          hidden.push({ block: block.id, isHidden: !!block.isHidden });
        if (!earlier || earlier.value === block.value) continue;
        const inner = innerLayout(fieldIn(types, block.type)) ?? {};
        const bodies = bodiesIn(inner);
        if (isSame(without(earlier.value, bodies), without(block.value, bodies)))
          compare(earlier.value, block.value, inner, block.id);
        else changed.push(block.id);
      }
    }
  }

  const layout = layoutOfPage(after);
  const bodies = bodiesIn(layout);
  compare(before.content, after.content, layout, null);
  return {
    changed,
    lists,
    hidden,
    hasPageChanged:
      shownAttributes.some((name) => before[name] !== after[name]) ||
      !isSame(without(before.content, bodies), without(after.content, bodies)),
  };
}
