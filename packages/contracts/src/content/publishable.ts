import { z } from 'zod';
import { field } from '../field.ts';
import { instant } from '../wire.ts';
import { contentObject } from './content-value.ts';
import { type Plan, plan, planFields } from './plan.ts';

/**
 * Publication state of posts, projects, shared blocks and menus. The entry's own fields are what guests see. `draft`
 * holds the complete working copy, which staff get instead. An entry that is not public has no separate draft.
 */
export const publishable = {
  /** Number of revisions so far; the next revision gets the next number (entry-revision.ts). */
  revisions: field(z.int().min(0), 'Fassungen', { widget: 'kept' }).default(0),
  publishedAt: field(instant.nullable(), 'Veröffentlicht', { widget: 'kept' }).default(null),
  hasChanges: field(z.boolean(), 'Unveröffentlichte Änderungen', { widget: 'kept' }).default(false),
  draft: field(contentObject, 'Entwurf', { widget: 'kept' }).optional(),
  ...plan,
};
/** Staff's search also covers the draft. */
export const draftSearchField = { in: 'draft', if: 'hasChanges' };
export const publishingFields = ['revisions', 'publishedAt', 'hasChanges', 'draft', ...planFields];

type Published = { updatedAt: string; publishedAt: string | null };
/** Time of the last change visible to guests. Saving a draft does not change it. */
export const shownSince = ({ publishedAt, updatedAt }: Published): string => publishedAt ?? updatedAt;

/** The view for staff: the draft's fields replace the published ones. */
export const draftView = <E extends { draft?: Record<string, unknown> | undefined }>({ draft, ...entry }: E): E =>
  ({ ...entry, ...draft }) as E;

type PublishableEntity = Published & Plan & { revisions: number; hasChanges: boolean; draft?: unknown };
export const publishedView = <E extends PublishableEntity>({
  revisions,
  hasChanges,
  draft,
  publishAt,
  unpublishAt,
  plannedBy,
  planFailure,
  publishedAt,
  ...entry
}: E) => ({
  ...entry,
  updatedAt: shownSince({ publishedAt, updatedAt: entry.updatedAt }),
});
