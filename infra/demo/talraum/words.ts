import type { PlanKey } from './plans.ts';

type RichNode = { type: string; text?: string; attrs?: Record<string, unknown>; content?: RichNode[] };

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** A text in the editor's format: paragraphs; `## ` starts a heading, `- ` a list item, `~ ` a note. */
export function rich(...lines: readonly string[]): RichNode {
  const content: RichNode[] = [];
  for (const line of lines) {
    const last = content.at(-1);
    if (line.startsWith('## '))
      content.push({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: line.slice(3) }] });
    else if (line.startsWith('- ')) {
      const item: RichNode = { type: 'listItem', content: [paragraph(line.slice(2))] };
      if (last?.type === 'bulletList') last.content?.push(item);
      else content.push({ type: 'bulletList', content: [item] });
    } else if (line.startsWith('~ ')) content.push({ ...paragraph(line.slice(2)), attrs: { style: 'small' } });
    else content.push(paragraph(line));
  }
  return { type: 'doc', content };
}

/** Placeholder for an id: seeding inserts the id of the entity with that key. */
export type KeyOf = { $to: 'site' | 'block' | 'project' | 'post' | 'form'; key: string };
export const to = ($to: KeyOf['$to'], key: string): KeyOf => ({ $to, key });

/** Placeholder for a picture: seeding inserts the stored one, with its copyright. */
export type PictureOf = { $picture: PlanKey };
export const picture = ($picture: PlanKey): PictureOf => ({ $picture });

export type Section = { type: string; value: Readonly<Record<string, unknown>> };

export const section = (type: string, value: Readonly<Record<string, unknown>> = {}): Section => ({ type, value });

/** Entries of a collection; seeding assigns ids by position. */
export const siteLink = (label: string, site: string) => section('site_link', { label, site: to('site', site) });
export const callTo = (title: string, text: string, label = 'Anfrage schreiben', site = 'kontakt') =>
  section('call_to_action', { title, text: rich(text), links: [siteLink(label, site)] });
