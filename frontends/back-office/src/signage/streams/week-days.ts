import { openTimes } from '@theke/rules/hours/opening-hours';
import { type Place, type Span, type Stream, streamTimeline } from '@theke/rules/signage/stream-timeline';
import { addDays, instantOf, type LocalDate, localTime, startOf } from '@theke/rules/time/local-time';

const dayMinutes = 24 * 60;
const day = dayMinutes * 60_000;

/** A period of a day in minutes of its local clock, 0 to 1440. */
export type Minutes = { from: number; to: number };
export type WeekDay = {
  date: LocalDate;
  spans: readonly (Span & { minutes: Minutes })[];
  /** Periods in which the branch is closed. */
  closed: readonly Minutes[];
};

/** What a stream plays on each day of a week, in the zone of the branch. */
export function weekDays(stream: Stream, place: Place, monday: LocalDate): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const midnight = startOf(date);
    const [from, to] = [instantOf(place.timeZone, midnight), instantOf(place.timeZone, midnight + day)];
    const minuteOf = (at: number) =>
      at >= to ? dayMinutes : Math.max(0, Math.round((localTime(place.timeZone, at) - midnight) / 60_000));
    const open = openTimes(place.openingHours, place.timeZone, from, to);
    const edges = [from, ...open.flatMap((slot) => [slot.from, slot.to]), to];
    return {
      date,
      spans: streamTimeline(stream, place, from, to).map((span) => ({
        ...span,
        minutes: { from: minuteOf(span.from), to: minuteOf(span.to) },
      })),
      closed: Array.from({ length: edges.length / 2 }, (_, gap) => ({
        from: minuteOf(edges[2 * gap] as number),
        to: minuteOf(edges[2 * gap + 1] as number),
      })).filter((gap) => gap.from < gap.to),
    };
  });
}
