import { eventsByType } from '@theke/contracts/contracts';
import { kindOf as kindOfEvent } from '@theke/contracts/event';

/** The kind of aggregate that events of this type are about. */
export const kindOf = (type: string): string => kindOfEvent(eventsByType.get(type) ?? { type });
