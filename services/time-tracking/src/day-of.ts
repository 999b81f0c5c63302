import { type LocalDate, localTime } from '@theke/rules/time/local-time';
import { dateOf } from '@theke/rules/working-time/known-days';

/** The day on which an instant (ISO) lies, by a zone's clock. */
export const dayOf = (zone: string, instant: string): LocalDate => dateOf(localTime(zone, Date.parse(instant)));
