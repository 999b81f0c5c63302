import type { Span } from '@theke/rules/signage/stream-timeline';

/** Looks of segments in timelines, in turn. */
const tones = ['tone0', 'tone1', 'tone2', 'tone3'] as const;

export type SpanTone = (typeof tones)[number];
export type SpanLook = SpanTone | 'closed' | 'nothing' | 'interruption';

/** Tone of a segment, by its place among all. */
export const spanTone = (segment: string | null, segments: readonly { id: string }[]): SpanTone =>
  tones[
    Math.max(
      0,
      segments.findIndex(({ id }) => id === segment),
    ) % tones.length
  ] as SpanTone;

/** Look of a span: the tone of its segment, or the reason why nothing planned plays. */
export const spanLook = (
  { reason, segment }: Pick<Span, 'reason' | 'segment'>,
  segments: readonly { id: string }[],
): SpanLook =>
  reason === 'closed' || reason === 'nothing' || reason === 'interruption' ? reason : spanTone(segment, segments);
