import type { SignageStreamDraft, StreamEntryDraft } from '@theke/contracts/signage/stream';
import type { Stream } from '@theke/rules/signage/stream-timeline';

type Draft = Partial<Pick<SignageStreamDraft, 'fallback' | 'isOffWhenClosed' | 'interruption'>> & {
  entries?: readonly (Omit<StreamEntryDraft, 'segment'> & { segment: { id: string } | null })[] | undefined;
};

/** The stream of a form that may be incomplete: entries without a segment are left out. */
export function draftedStream({ entries = [], fallback, isOffWhenClosed, interruption }: Draft): Stream {
  return {
    entries: entries.flatMap((entry) => (entry.segment ? [{ ...entry, segment: entry.segment }] : [])),
    fallback: fallback ?? null,
    isOffWhenClosed: isOffWhenClosed ?? false,
    interruption:
      interruption?.segment && interruption.from ? { ...interruption, until: interruption.until ?? null } : null,
  };
}
