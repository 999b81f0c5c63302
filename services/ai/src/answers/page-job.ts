import type { generateSite } from '@theke/contracts/ai/generation';
import type { Parsed } from '@theke/contracts/endpoint';
import { type NewBlockType, newBlockTypesOf, type TextBlock, textBlocksOf } from '@theke/rules/ai/text-blocks';
import { type Block, type Content, findBlock, isObject, type PageDraft } from '@theke/rules/content/editing/page-draft';
import { idsIn } from '@theke/rules/content/editing/page-operation';
import { fieldIn, type Layout } from '@theke/rules/content/fields';
import { type PageType, pageTypes } from '@theke/rules/content/page-types';

export type SiteRequest = Parsed<typeof generateSite>['body'];

/** Id in prompts of the page's own fields. */
export const pageId = 'page';

/** A request about a page, with what may change and what may be added. */
export type PageJob = {
  request: SiteRequest;
  draft: PageDraft;
  /** Blocks whose texts may change, from top to bottom. */
  blocks: readonly TextBlock[];
  newTypes: readonly NewBlockType[];
  layout: Layout;
  /** Whether title and description may change. */
  hasAttributes: boolean;
};

/** Undefined if the requested block is not on the page or has no texts. */
export function pageJobOf(request: SiteRequest): PageJob | undefined {
  const { page, block } = request;
  const { label, layout }: { label: string; layout: Layout } = pageTypes[page.type as PageType];
  const draft: PageDraft = { path: '', keywords: '', ...page, content: page.content as Content };
  const all = textBlocksOf({ type: page.type, label, layout }, page.content).filter(({ fields }) => fields.length > 0);
  if (block === null) {
    const body = fieldIn(layout, 'body');
    const newTypes = body?.type === 'collection' ? newBlockTypesOf(body.layout) : [];
    return { request, draft, blocks: all, newTypes, layout, hasAttributes: true };
  }
  const found = findBlock(draft.content, block);
  const inside = found ? idsIn(found.block) : [];
  const blocks = all.filter(({ id }) => id !== null && inside.includes(id));
  return blocks.length > 0 ? { request, draft, blocks, newTypes: [], layout, hasAttributes: false } : undefined;
}

/** Ids of the body's own blocks, from top to bottom, and the one that contains a block. */
export function bodyOf({ draft }: PageJob): { ids: string[]; containing(id: string): string | undefined } {
  const { body } = draft.content;
  const list = Array.isArray(body) ? (body.filter((each) => isObject(each)) as unknown as Block[]) : [];
  return {
    ids: list.map(({ id }) => id),
    containing: (id) => list.find((each) => idsIn(each).includes(id))?.id,
  };
}
