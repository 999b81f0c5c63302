import type { SiteRevision } from '@theke/contracts/content/site';
import { textBlocksOf } from '@theke/rules/ai/text-blocks';
import { blockOfKey } from '@theke/rules/content/editing/edit-key';
import { withNamedFacts } from '@theke/rules/content/fact-texts';
import { fieldIn, type Layout } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import { pageFieldMessages } from './page-field-messages.de.ts';

/** A part of a page with an accepted proposal. */
export type MarkedPart = SiteRevision['generated'][number] & {
  readonly label: string;
  /** Its first words; empty for attributes and fields of the page. */
  readonly text: string;
};

const longest = 60;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isRich = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && (value as RichNode).type === 'doc';

function firstWords(values: readonly unknown[]): string {
  const text = values.flatMap((value) => (isRich(value) ? plainText(value) : isText(value) ? value : [])).find(isText);
  if (text === undefined) return '';
  const named = withNamedFacts(text);
  return named.length > longest ? `${named.slice(0, longest).trimEnd()} …` : named;
}

const isPageField = (name: string): name is keyof typeof pageFieldMessages => Object.hasOwn(pageFieldMessages, name);

/** Names what the marks of a page are about, in the order of the page: attributes and fields, then blocks. */
export function markedParts(page: Pick<SiteRevision, 'type' | 'content' | 'generated'>): MarkedPart[] {
  // Revisions from before there were marks have none.
  const marks = page.generated ?? [];
  if (marks.length === 0) return [];
  const { label, layout } = pageTypes[page.type];
  const blocks = textBlocksOf({ type: page.type, label, layout: layout as Layout }, page.content);
  const positions = new Map(blocks.map(({ id }, index) => [id, index]));
  const partOf = (mark: MarkedPart | SiteRevision['generated'][number]): MarkedPart => {
    const id = blockOfKey(mark.key);
    const block = id === undefined ? undefined : blocks.find((one) => one.id === id);
    if (block) return { ...mark, label: block.label, text: firstWords(block.fields.map(({ value }) => value)) };
    const name = mark.key.slice(mark.key.indexOf(':') + 1);
    const known = isPageField(name) ? pageFieldMessages[name] : fieldIn(layout as Layout, name)?.label;
    return { ...mark, label: known ?? name, text: '' };
  };
  const positionOf = ({ key }: { key: string }) => positions.get(blockOfKey(key) ?? null) ?? 0;
  return marks.map(partOf).toSorted((one, other) => positionOf(one) - positionOf(other));
}
