import { isDeepStrictEqual } from 'node:util';
import { conflict } from '@theke/kit/problem';

// What becomes of a post or a project. Its own fields are what guests see, or all that there is of one that is not public; `draft` is what its editors
// are at beside that, and there is none where both are alike.

/** The fields that guests see, and none of those that say how an entry stands. */
export type Held = Record<string, unknown>;

export type EntryDoc = {
  isPublic: boolean;
  revisions: number;
  publishedAt: string | null;
  hasChanges: boolean;
  draft?: Held | undefined;
};

/** Guests go on seeing what they see. @param since when they began to, where nothing says so yet */
export function withDraft<D extends EntryDoc>(doc: D, shown: Held, draft: Held, since: string): D {
  const hasChanges = !isDeepStrictEqual(shown, draft);
  return { ...doc, draft: hasChanges ? draft : undefined, hasChanges, publishedAt: doc.publishedAt ?? since };
}

/** All that its editors have of it stands in its own fields. */
export const withoutDraft = <D extends EntryDoc>({ draft, ...doc }: D): D =>
  ({ ...doc, ...draft, draft: undefined, hasChanges: false }) as unknown as D;

/** Guests see nothing of it any more; what its editors were at stays. */
export function unpublishedEntry<D extends EntryDoc>(doc: D): D {
  if (!doc.isPublic) throw conflict('NOT_PUBLISHED', 'Dieser Eintrag ist nicht veröffentlicht.');
  return { ...withoutDraft(doc), isPublic: false, publishedAt: null };
}

/** What guests see is what its editors go on with. */
export function discardedEntry<D extends EntryDoc>(doc: D): D {
  if (!doc.isPublic)
    throw conflict(
      'NOT_PUBLISHED',
      'Dieser Eintrag ist nicht veröffentlicht: Es gibt keine Fassung, zu der er zurückkehren könnte.',
    );
  return { ...doc, draft: undefined, hasChanges: false };
}
