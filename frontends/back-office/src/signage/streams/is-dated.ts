import type { StreamEntryDraft } from '@theke/contracts/signage/stream';

/** Whether an entry applies on single dates only, unlike a daypart that repeats. */
export const isDated = ({ schedule, validFrom, validUntil }: Omit<StreamEntryDraft, 'segment'>): boolean =>
  (schedule.length > 0 && schedule.every(({ type }) => type === 'once')) ||
  (validFrom !== null && validFrom === validUntil);
