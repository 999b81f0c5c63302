type Timed = { readonly seconds: number; readonly video: unknown };

/** Duration of one pass through a segment; videos play to their end and are not counted. */
export const totalSeconds = (items: readonly Timed[]): number =>
  items.reduce((sum, { seconds, video }) => (video ? sum : sum + seconds), 0);
