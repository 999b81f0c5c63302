import { useDeferredValue, useMemo } from 'react';
import { useBuilder } from '../shared/builder-context.ts';
import { pageDraftOf } from '../shared/page-draft-of.ts';
import { type DraftChange, draftChanges } from './draft-changes.ts';

/** Differences between the draft and what guests see; none for a page that was never published. */
export function useDraftChanges(): DraftChange[] {
  const { site, editing } = useBuilder();
  // Typing does not wait for it.
  const view = useDeferredValue(editing.view);
  const published = useMemo(() => site.published && pageDraftOf(site.published), [site.published]);
  return useMemo(() => (published ? draftChanges(published, view) : []), [published, view]);
}
