import { z } from 'zod';
import { field } from '../field.ts';
import { instant } from '../wire.ts';
import { contentObject } from './content-value.ts';

/**
 * How something stands that is drafted and published: posts, projects, shared blocks, menus. Its own fields are what guests see; what its editors are at
 * meanwhile lies beside it in `draft`, as whole as it was saved, and staff are told that in its place. One that is not public is its own draft.
 */
export const publishable = {
  /** How many revisions there were: the next one has the next number (entry-revision.ts). */
  revisions: field(z.int().min(0), 'Fassungen', { widget: 'kept' }).default(0),
  publishedAt: field(instant.nullable(), 'Veröffentlicht', { widget: 'kept' }).default(null),
  hasChanges: field(z.boolean(), 'Unveröffentlichte Änderungen', { widget: 'kept' }).default(false),
  draft: field(contentObject, 'Entwurf', { widget: 'kept' }).optional(),
};
/** Where staff's search looks besides. */
export const draftSearchField = { in: 'draft', if: 'hasChanges' };
export const publishingFields = ['revisions', 'publishedAt', 'hasChanges', 'draft'];

type Published = { updatedAt: string; publishedAt: string | null };
/** When what guests see was last changed: a draft that was saved meanwhile is none of their business. */
export const shownSince = ({ publishedAt, updatedAt }: Published): string => publishedAt ?? updatedAt;

/** What staff change. */
export const draftView = <E extends { draft?: Record<string, unknown> | undefined }>({ draft, ...entry }: E): E =>
  ({ ...entry, ...draft }) as E;

type PublishableEntity = Published & { revisions: number; hasChanges: boolean; draft?: unknown };
export const publishedView = <E extends PublishableEntity>({
  revisions,
  hasChanges,
  draft,
  publishedAt,
  ...entry
}: E) => ({
  ...entry,
  updatedAt: shownSince({ publishedAt, updatedAt: entry.updatedAt }),
});
