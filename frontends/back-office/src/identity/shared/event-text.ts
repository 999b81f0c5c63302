import { eventsByType, replacements } from '@theke/contracts/contracts';
import { logMessages } from './log-messages.de.ts';

/** Short description of an event of any version; unknown events are returned by their type. */
export function eventText(type: string): string {
  const later = replacements.get(type);
  if (later) return eventText(later.type);
  return eventsByType.get(type)?.summary.replace(/(, mit allen Feldern)?\.$/, '') ?? type;
}

/** The same with the version, for filters. */
export const eventVersionText = (type: string): string =>
  replacements.has(type) ? logMessages.earlierVersion(eventText(type)) : eventText(type);
