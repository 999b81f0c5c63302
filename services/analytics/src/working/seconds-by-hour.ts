import { dateOf, isoWeekday, stretches } from '@theke/rules/time/local-time';
import type { Span } from '@theke/rules/working-time/spans';

/** 1 is Monday; the hour is local. */
export type HourSeconds = { weekday: number; hour: number; seconds: number };

const hourMs = 3_600_000;

/**
 * Whole seconds of periods by local weekday and hour, in this order. A repeated hour has up to 7,200 seconds of a
 * period, a skipped one none; the sum equals the periods' length.
 */
export function secondsByHour(all: readonly { zone: string; spans: readonly Span[] }[]): HourSeconds[] {
  const sums = new Map<number, number>();
  for (const { zone, spans } of all)
    for (const span of spans)
      for (const { from, to, offset } of stretches(zone, span.from, span.to))
        for (let at = from; at < to; ) {
          const local = at + offset;
          const next = Math.min(to, at + hourMs - (local % hourMs));
          const key = isoWeekday(dateOf(local)) * 24 + Math.floor((local / hourMs) % 24);
          sums.set(key, (sums.get(key) ?? 0) + (next - at) / 1_000);
          at = next;
        }
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([key, seconds]) => ({ weekday: Math.floor(key / 24), hour: key % 24, seconds }));
}
