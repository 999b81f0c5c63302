import { type Block, blocks } from '@theke/contracts/content/block';
import { blockRevisions } from '@theke/contracts/content/entry-revision';
import { metaOf } from '@theke/contracts/field';
import { blockTypes } from '@theke/rules/content/block-types';
import type { PageLine } from '../shared/changed-lines.ts';
import { contentLines } from '../shared/content-lines.ts';
import { publishableOf } from '../shared/publishable-of.ts';
import { type Publishable, Publishing } from '../shared/publishing.tsx';

const { shape } = blocks.draft;
const titleOf = (name: 'name' | 'identifier' | 'type') => metaOf(shape[name]).title ?? name;

/** Lines of a shared block's content, for comparison. */
export function blockLines(block: object): PageLine[] {
  const { name, identifier, type, content } = block as Block;
  return [
    { key: 'name', label: titleOf('name'), text: name },
    { key: 'identifier', label: titleOf('identifier'), text: identifier },
    { key: 'type', label: titleOf('type'), text: blockTypes[type].label },
    ...contentLines(blockTypes[type].layout, content),
  ];
}

const of = publishableOf<Block>(blockRevisions, {
  fields: shape,
  kind: 'block',
  lines: blockLines,
}) as unknown as Publishable<Block>;

export const BlockPublishing = (props: { record: Block; onChanged: (fresh: Block) => void }) => (
  <Publishing publishable={of} {...props} />
);
