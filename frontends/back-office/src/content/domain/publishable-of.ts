import type { EntryRevisions } from '@theke/contracts/content/entry-revision';
import { shownSince } from '@theke/contracts/content/publishable';
import type { PageLine } from './changed-lines.ts';

type Standing = { isPublic: boolean; publishedAt: string | null; updatedAt: string };
type Described<E> = {
  /** Of its form, by their names. */
  fields: object;
  told: 'post' | 'project' | 'block' | 'navigation';
  lines: (entry: object) => PageLine[];
  /** Where guests see it, of what has a page of its own. */
  hrefOf?: (entry: E) => string;
};

/** How what has a draft beside its own fields is published, and what there was of it. */
export const publishableOf = <E extends Standing>(
  { held: _, stored: __, publish, unpublish, discard, ...revisions }: EntryRevisions,
  { fields, told, lines, hrefOf }: Described<E>,
) => ({
  endpoints: { publish, unpublish, discard },
  fields,
  revisions: { ...revisions, lines },
  told,
  shownOf: (entry: E) => (entry.isPublic ? { since: shownSince(entry), href: hrefOf?.(entry) } : undefined),
});
