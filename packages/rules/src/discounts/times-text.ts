import type { OpeningRules } from '../hours/opening-hours.ts';
import { weekText } from '../hours/week-text.ts';

/** Weekly times in one line, without the days that have none: "Montag bis Freitag 15:00–17:00". */
export const timesText = (schedule: OpeningRules, zone: string, now: Date): string | undefined =>
  weekText(schedule, zone, now)
    ?.split('; ')
    .filter((days) => !/ (geschlossen|Ruhetag)$/.test(days))
    .join('; ');
