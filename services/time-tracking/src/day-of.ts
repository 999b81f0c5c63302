import { dateOf, type LocalDate, localTime } from '@theke/rules/time/local-time';

/** The day on which an instant (ISO) lies, by a zone's clock. */
export const dayOf = (zone: string, instant: string): LocalDate => dateOf(localTime(zone, Date.parse(instant)));
