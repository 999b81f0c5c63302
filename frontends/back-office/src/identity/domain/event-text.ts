import { eventsByType } from '@theke/contracts/contracts';

/** What happened, in a few words; an event that is no longer known by its type. */
export const eventText = (type: string): string =>
  eventsByType.get(type)?.summary.replace(/(, mit allen Feldern)?\.$/, '') ?? type;
