import { addDays, instantOf, type LocalDate, localTime } from '../time/local-time.ts';
import { escapeText, toContentLines } from './content-lines.ts';
import { localStamp, timeZoneLines } from './time-zone-lines.ts';

/** An event at a time; instants in ms. */
export type TimedEvent = {
  readonly id: string;
  /** Grows with each change. */
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  /** IANA name of the zone in which it takes place. */
  readonly zone: string;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
};

/** An event on whole days, both included. */
export type DayEvent = Pick<TimedEvent, 'id' | 'sequence' | 'summary'> & {
  readonly from: LocalDate;
  readonly to: LocalDate;
};

export type CalendarFeed = {
  readonly name: string;
  readonly timed: readonly TimedEvent[];
  readonly days: readonly DayEvent[];
  /** When the feed was written, in ms. */
  readonly at: number;
};

const day = 86_400_000;
const utcStamp = (instant: number): string => `${localStamp(Math.floor(instant / 1000) * 1000)}Z`;
const dateStamp = (date: LocalDate): string => date.replaceAll('-', '');
const textLine = (name: string, text: string | undefined): string[] => (text ? [`${name}:${escapeText(text)}`] : []);

/** Local time of the zone; UTC for the second of two equal local times, which would be read as the first (3.3.5). */
function timeText(zone: string, instant: number): string {
  const local = localTime(zone, instant);
  const isRepeated = instantOf(zone, local) !== Math.floor(instant / 1000) * 1000;
  return isRepeated ? `:${utcStamp(instant)}` : `;TZID=${zone}:${localStamp(local)}`;
}

const eventLines = (
  { id, sequence, summary, description, location }: Omit<TimedEvent, 'start' | 'end' | 'zone'>,
  times: readonly string[],
  at: number,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${utcStamp(at)}`,
  `SEQUENCE:${sequence}`,
  ...times,
  ...textLine('SUMMARY', summary),
  ...textLine('DESCRIPTION', description),
  ...textLine('LOCATION', location),
  'END:VEVENT',
];

/** The zones of the events, with the instants that their definitions must cover. */
function zonesOf(timed: readonly TimedEvent[]): string[] {
  return [...Map.groupBy(timed, ({ zone }) => zone)].flatMap(([zone, events]) => {
    const from = Math.min(...events.map(({ start }) => start)) - day;
    const until = Math.max(...events.map(({ end }) => end)) + day;
    return timeZoneLines(zone, from, until);
  });
}

/** A calendar in iCalendar format (RFC 5545), for programs that subscribe to it. */
export function calendarText({ name, timed, days, at }: CalendarFeed): string {
  return toContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Theke//Dienste//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zonesOf(timed),
    ...timed.flatMap(({ start, end, zone, ...event }) =>
      eventLines(event, [`DTSTART${timeText(zone, start)}`, `DTEND${timeText(zone, end)}`], at),
    ),
    ...days.flatMap(({ from, to, ...event }) =>
      eventLines(event, [`DTSTART;VALUE=DATE:${dateStamp(from)}`, `DTEND;VALUE=DATE:${dateStamp(addDays(to, 1))}`], at),
    ),
    'END:VCALENDAR',
  ]);
}
