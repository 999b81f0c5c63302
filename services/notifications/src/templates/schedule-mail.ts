import type { PublishedShift } from '@theke/contracts/time-tracking/schedule-events';
import { addDays, clockText, dateOf, dateText, dayText, localTime, startOf } from '@theke/rules/time/local-time';
import type { Fact, MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

type Week = { branch: { name: string }; timeZone: string; monday: string };

/** To a member of staff: all their shifts of a published week. */
export function scheduleMail(
  { origin }: TemplateShop,
  { branch, timeZone, monday }: Week,
  { firstName, shifts }: { firstName: string; shifts: readonly PublishedShift[] },
): MailContent {
  const [from, until] = [monday, addDays(monday, 6)].map((date) => dateText(startOf(date)));
  return {
    subject: `Ihre Dienste vom ${from} bis ${until}`,
    headline: 'Ihre Dienste',
    paragraphs: [
      shifts.length === 0
        ? `Guten Tag ${firstName}, vom ${from} bis ${until} haben Sie in der Filiale ${branch.name} keinen Dienst mehr.`
        : `Guten Tag ${firstName}, das ist Ihr Plan für ${branch.name} vom ${from} bis ${until}. Er ersetzt den bisherigen Plan.`,
    ],
    facts: shifts.map((shift) => factOf(shift, timeZone)),
    order: undefined,
    link: origin === null ? undefined : { label: 'Plan ansehen', url: `${origin}/backend/working-schedules` },
  };
}

/**
 * "Dienstag, 24.11.2026": "16:00 bis 23:00 Uhr, 30 Minuten Pause, Küche"; a shift over midnight names the day of its
 * end.
 */
function factOf({ startAt, endAt, pauseMinutes, role, note }: PublishedShift, zone: string): Fact {
  const [from, to] = [startAt, endAt].map((at) => localTime(zone, Date.parse(at))) as [number, number];
  const ends = dateOf(from) === dateOf(to) ? '' : ` (${dayText(to)})`;
  const parts = [
    `${clockText(from)} bis ${clockText(to)} Uhr${ends}`,
    ...(pauseMinutes > 0 ? [`${pauseMinutes} Minuten Pause`] : []),
    ...[role, note].filter((text) => text !== ''),
  ];
  return { label: dayText(from), value: parts.join(', ') };
}
