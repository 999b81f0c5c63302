/**
 * Publication states: draft only, public, public with unpublished changes, reachable only by path, or waiting for a
 * planned publication.
 */
export const draftStates = ['draft', 'shown', 'changed', 'by-path', 'planned'] as const;
export type DraftState = (typeof draftStates)[number];

type Standing = {
  /** Whether guests see a published version. */
  isShown: boolean;
  hasChanges: boolean;
  /** Whether it appears in lists and searches. */
  isPublic?: boolean;
  /** Planned publication, if any. */
  publishAt?: string | null | undefined;
};

export function draftStateOf({ isShown, hasChanges, isPublic = true, publishAt = null }: Standing): DraftState {
  if (publishAt !== null) return 'planned';
  if (!isShown) return 'draft';
  if (hasChanges) return 'changed';
  return isPublic ? 'shown' : 'by-path';
}
