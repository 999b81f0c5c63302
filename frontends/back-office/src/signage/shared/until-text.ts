import { messages } from '@theke/admin/messages.de.ts';
import { minuteText, nearDayText, timeText } from '@theke/admin/ui/format.ts';
import type { Span } from '@theke/rules/signage/stream-timeline';
import { signageMessages } from './signage-messages.de.ts';

/** `playingAt` looks a week ahead: something that plays for so long has no relevant end. */
const week = 7 * 24 * 60 * 60_000;

/** Until when a span plays, seen from an instant in epoch ms: "bis 22:00"; undefined if for a week or more. */
export function untilText({ to }: Pick<Span, 'to'>, at: number, zone: string): string | undefined {
  if (to - at >= week) return undefined;
  const isSameDay = nearDayText(to, at, zone) === messages.today;
  return signageMessages.until(isSameDay ? timeText(to, zone) : minuteText(to, new Date(at), zone));
}
