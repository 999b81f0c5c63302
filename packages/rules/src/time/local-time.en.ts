import type { SameTexts } from '../texts/same-texts.ts';
import type { writtenDate as germanDate, weekdays as germanDays } from './local-time.de.ts';

export const weekdays: SameTexts<typeof germanDays> = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export const writtenDate: SameTexts<typeof germanDate> = (year, month, day) => `${day}/${month}/${year}`;
