import { localTime, minuteOf } from '@theke/rules/time/local-time';

/** The first time of a day, and those at the full and the half hour: what a row of a phone can hold. The checkout has the others. */
export const halfHours = (slots: readonly Date[], zone: string): Date[] =>
  slots.filter((slot, at) => at === 0 || minuteOf(localTime(zone, slot.getTime())) % 30 === 0);
