import { eventsByType } from '@theke/contracts/contracts';
import { kindOf as kindOfEvent } from '@theke/contracts/event';

/** The kind of aggregate of an event type. */
export const kindOf = (type: string): string => kindOfEvent(eventsByType.get(type) ?? { type });
