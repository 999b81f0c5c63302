/** How something that is drafted and published stands: a draft alone, public, public with a draft that is another, or found by its path alone. */
export const draftStates = ['draft', 'shown', 'changed', 'by-path'] as const;
export type DraftState = (typeof draftStates)[number];

type Standing = {
  /** Whether guests see something of it. */
  isShown: boolean;
  hasChanges: boolean;
  /** In lists and searches, and not by its path alone. */
  isPublic?: boolean;
};

export function draftStateOf({ isShown, hasChanges, isPublic = true }: Standing): DraftState {
  if (!isShown) return 'draft';
  if (hasChanges) return 'changed';
  return isPublic ? 'shown' : 'by-path';
}
