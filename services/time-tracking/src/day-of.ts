import { type LocalDate, localTime } from '@theke/rules/time/local-time';
import { dateOf } from '@theke/rules/working-time/known-days';

/** Local date of an ISO instant in a time zone. */
export const dayOf = (zone: string, instant: string): LocalDate => dateOf(localTime(zone, Date.parse(instant)));
