import { isDeepStrictEqual } from 'node:util';
import { conflict } from '@theke/kit/problem';

// Decisions about posts and projects. Their own fields are what guests see, or everything if not public. `draft` has
// the unpublished changes, and is absent if there are none.

/** Fields visible to guests, without the publishing state. */
export type Held = Record<string, unknown>;

export type EntryDoc = {
  isPublic: boolean;
  revisions: number;
  publishedAt: string | null;
  hasChanges: boolean;
  draft?: Held | undefined;
  publishAt: string | null;
  unpublishAt: string | null;
  planFailure: string | null;
};

/** Keeps the published fields and stores the draft beside them. @param since publication time, if not stored yet */
export function withDraft<D extends EntryDoc>(doc: D, shown: Held, draft: Held, since: string): D {
  const hasChanges = !isDeepStrictEqual(shown, draft);
  return { ...doc, draft: hasChanges ? draft : undefined, hasChanges, publishedAt: doc.publishedAt ?? since };
}

/** Moves the draft into the document's own fields. */
export const withoutDraft = <D extends EntryDoc>({ draft, ...doc }: D): D =>
  ({ ...doc, ...draft, draft: undefined, hasChanges: false }) as unknown as D;

/** Unpublishes an entry and keeps its draft. */
export function unpublishedEntry<D extends EntryDoc>(doc: D): D {
  if (!doc.isPublic) throw conflict('NOT_PUBLISHED', 'Dieser Eintrag ist nicht veröffentlicht.');
  return { ...withoutDraft(doc), isPublic: false, publishedAt: null, unpublishAt: null };
}

/** Discards the draft. */
export function discardedEntry<D extends EntryDoc>(doc: D): D {
  if (!doc.isPublic)
    throw conflict(
      'NOT_PUBLISHED',
      'Dieser Eintrag ist nicht veröffentlicht: Es gibt keine Fassung, zu der er zurückkehren könnte.',
    );
  return { ...doc, draft: undefined, hasChanges: false };
}
