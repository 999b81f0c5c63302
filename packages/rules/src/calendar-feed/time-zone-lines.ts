import { stretches } from '../time/local-time.ts';

/** "20260329T020000": a local time. */
export const localStamp = (local: number): string => new Date(local).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** "+0200", with seconds only if there are any. */
function offsetText(offset: number): string {
  const seconds = Math.abs(offset) / 1000;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const digits = parts.map((part) => String(part).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${digits.slice(0, parts[2] === 0 ? 2 : 3).join('')}`;
}

/**
 * Lines of a VTIMEZONE with every change of the clock between two instants, each as an observance of its own (RFC 5545,
 * 3.6.5). So no rule has to be guessed, and zones that change theirs are right, too.
 */
export function timeZoneLines(zone: string, from: number, until: number): string[] {
  const parts = stretches(zone, from, until);
  const least = Math.min(...parts.map(({ offset }) => offset));
  const observances = parts.flatMap(({ from: instant, offset }, index) => {
    const before = parts[index - 1]?.offset ?? offset;
    const kind = offset > least ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      // The local time before the change (RFC 5545, 3.6.5: DTSTART is in the offset from).
      `DTSTART:${localStamp(instant + before)}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(offset)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}
