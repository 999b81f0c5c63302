/** Publication states: draft only, public, public with unpublished changes, or reachable only by path. */
export const draftStates = ['draft', 'shown', 'changed', 'by-path'] as const;
export type DraftState = (typeof draftStates)[number];

type Standing = {
  /** Whether guests see a published version. */
  isShown: boolean;
  hasChanges: boolean;
  /** Whether it appears in lists and searches. */
  isPublic?: boolean;
};

export function draftStateOf({ isShown, hasChanges, isPublic = true }: Standing): DraftState {
  if (!isShown) return 'draft';
  if (hasChanges) return 'changed';
  return isPublic ? 'shown' : 'by-path';
}
