import type { EntryRevisions } from '@theke/contracts/content/entry-revision';
import { shownSince } from '@theke/contracts/content/publishable';
import type { PageLine } from './changed-lines.ts';

type Standing = { isPublic: boolean; publishedAt: string | null; updatedAt: string; date?: string };
type Described<E> = {
  /** Fields of its form, by name. */
  fields: object;
  kind: 'post' | 'project' | 'block' | 'navigation';
  lines: (entry: object) => PageLine[];
  /** URL for guests, if it has its own page. */
  hrefOf?: (entry: E) => string;
};

/** Describes how content is published and its revisions are read. */
export const publishableOf = <E extends Standing>(
  { held: _, stored: __, publish, unpublish, discard, plan, ...revisions }: EntryRevisions,
  { fields, kind, lines, hrefOf }: Described<E>,
) => ({
  endpoints: { publish, unpublish, discard, plan },
  fields,
  revisions: { ...revisions, lines },
  kind,
  shownOf: (entry: E) =>
    entry.isPublic ? { since: shownSince(entry), href: hrefOf?.(entry), from: entry.date } : undefined,
});
