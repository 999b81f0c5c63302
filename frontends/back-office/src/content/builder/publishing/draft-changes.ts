import type { PageAttribute, PageDraft } from '@theke/rules/content/editing/page-draft';
import { isObject, pageAttributes } from '@theke/rules/content/editing/page-draft';
import { fieldIn, type Layout } from '@theke/rules/content/fields';
import { isPageType, pageTypes } from '@theke/rules/content/page-types';
import { changedLines, type LineChange } from '../../shared/changed-lines.ts';
import { contentLines } from '../../shared/content-lines.ts';
import { pageFieldMessages } from '../../shared/page-field-messages.de.ts';
import {
  bodiesIn,
  innerLayout,
  layoutOfList,
  layoutOfPage,
  type OutlineNode,
  outlineOf,
} from '../blocks/block-catalogue.ts';

export type DraftChange = {
  readonly key: string;
  readonly label: string;
  /** Block type, for its thumbnail. */
  readonly type?: string;
  readonly kind: 'added' | 'added-hidden' | 'removed' | 'changed' | 'moved' | 'hidden' | 'shown';
  readonly lines: readonly LineChange[];
};

const without = (layout: Layout, fields: readonly string[]): Layout =>
  Object.fromEntries(Object.entries(layout).filter(([name]) => !fields.includes(name)));

/** Readable lines of a block without the sections in it. */
export function blockLines(draft: PageDraft, { block, list }: Pick<OutlineNode, 'block' | 'list'>) {
  const layout = innerLayout(fieldIn(layoutOfList(draft, list) ?? {}, block.type)) ?? {};
  return contentLines(without(layout, bodiesIn(layout)), block.value);
}

const flat = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const listOf = ({ list }: OutlineNode) => `${list.block} ${list.field}`;
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

const attributeText = (draft: PageDraft, name: PageAttribute): string => {
  const value = draft[name];
  if (name === 'path') return `/${value}`;
  return name === 'type' && isPageType(value) ? pageTypes[value].label : value;
};

/** Fields of the page's content that are no lists of sections. */
const ownContent = (draft: PageDraft) => {
  const layout = layoutOfPage(draft);
  return contentLines(without(layout, bodiesIn(layout)), draft.content);
};

/** Blocks of both drafts that have changed their list or their order within it. */
function movedBlocks(before: readonly OutlineNode[], after: readonly OutlineNode[]): OutlineNode[] {
  const earlier = new Map(before.map((node) => [node.block.id, node]));
  const moved: OutlineNode[] = [];
  const stayed = new Map<string, OutlineNode[]>();
  for (const node of after) {
    const old = earlier.get(node.block.id);
    if (old && listOf(old) !== listOf(node)) moved.push(node);
    else if (old) stayed.set(listOf(node), [...(stayed.get(listOf(node)) ?? []), node]);
  }
  for (const nodes of stayed.values()) {
    let last = -1;
    for (const node of nodes) {
      const index = earlier.get(node.block.id)?.index ?? 0;
      if (index < last) moved.push(node);
      else last = index;
    }
  }
  return moved;
}

/** Lists the changes that guests see after publication: attributes, the page's own fields, then block by block. */
export function draftChanges(before: PageDraft, after: PageDraft): DraftChange[] {
  const changes: DraftChange[] = [];
  for (const name of pageAttributes)
    if (before[name] !== after[name]) {
      const label = pageFieldMessages[name];
      const line = { key: name, label, before: attributeText(before, name), after: attributeText(after, name) };
      changes.push({ key: name, label, kind: 'changed', lines: [line] });
    }
  for (const line of changedLines(ownContent(before), ownContent(after)))
    changes.push({ key: line.key, label: line.label, kind: 'changed', lines: [line] });
  if (before.content === after.content) return changes;

  const [old, fresh] = [flat(outlineOf(before)), flat(outlineOf(after))];
  const earlier = new Map(old.map((node) => [node.block.id, node]));
  const later = new Set(fresh.map(({ block }) => block.id));
  const moved = new Set(movedBlocks(old, fresh));
  const about = ({ block, label }: OutlineNode) => ({ key: block.id, label, type: block.type });
  for (const node of fresh) {
    const known = earlier.get(node.block.id);
    if (!known) {
      // Sections within a new one are not listed again.
      if (node.list.block !== null && later.has(node.list.block) && !earlier.has(node.list.block)) continue;
      const kind = node.block.isHidden ? 'added-hidden' : 'added';
      changes.push({ ...about(node), kind, lines: changedLines([], blockLines(after, node)) });
      continue;
    }
    const isUnchanged = isSame(known.block.value, node.block.value);
    const lines = isUnchanged ? [] : changedLines(blockLines(before, known), blockLines(after, node));
    const isOwnChange = lines.length > 0 || (!isUnchanged && !hasSections(after, node) && isObject(node.block.value));
    if (isOwnChange) changes.push({ ...about(node), kind: 'changed', lines });
    if (known.block.isHidden !== node.block.isHidden) {
      const kind = node.block.isHidden ? 'hidden' : 'shown';
      changes.push({ ...about(node), key: `${node.block.id} ${kind}`, kind, lines: [] });
    }
    if (moved.has(node)) changes.push({ ...about(node), key: `${node.block.id} moved`, kind: 'moved', lines: [] });
  }
  for (const node of old)
    if (!later.has(node.block.id) && (node.list.block === null || later.has(node.list.block)))
      changes.push({ ...about(node), kind: 'removed', lines: changedLines(blockLines(before, node), []) });
  return changes;
}

const hasSections = (draft: PageDraft, { block, list }: OutlineNode): boolean =>
  bodiesIn(innerLayout(fieldIn(layoutOfList(draft, list) ?? {}, block.type)) ?? {}).length > 0;
