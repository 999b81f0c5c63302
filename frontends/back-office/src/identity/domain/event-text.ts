import { eventsByType, replacements } from '@theke/contracts/contracts';
import { logMessages } from './log-messages.de.ts';

/** What happened, in a few words, whichever version says it; an event that is no longer known by its type. */
export function eventText(type: string): string {
  const later = replacements.get(type);
  if (later) return eventText(later.type);
  return eventsByType.get(type)?.summary.replace(/(, mit allen Feldern)?\.$/, '') ?? type;
}

/** The same where versions are told apart. */
export const eventVersionText = (type: string): string =>
  replacements.has(type) ? logMessages.earlierVersion(eventText(type)) : eventText(type);
