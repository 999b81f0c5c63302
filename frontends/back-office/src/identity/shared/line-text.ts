import { replacements } from '@theke/contracts/contracts';
import type { LogEntry } from '@theke/contracts/identity/log';
import { orderChanged, orderConfirmed } from '@theke/contracts/ordering/order-events';
import { allResources } from '@theke/contracts/service-contracts';
import { shownLabel } from '@theke/contracts/shown-label';
import { eventText } from './event-text.ts';
import { logMessages } from './log-messages.de.ts';

type Line = Pick<LogEntry, 'type' | 'actor' | 'data'>;

/** Description of an audit entry whose event has several meanings. */
export function lineText({ type, actor, data }: Line): string {
  const current = replacements.get(type)?.type ?? type;
  const resource = allResources.find(({ events }) => events.changed.type === current);
  const version = (data as { version?: unknown } | null)?.version;
  if (resource && typeof version === 'number')
    return version === 1
      ? logMessages.made(shownLabel(resource.label).one)
      : logMessages.changed(shownLabel(resource.label).one);
  if (current === orderConfirmed.type) return actor === 'guest' ? logMessages.guestAgreed : logMessages.confirmed;
  // The entry's data shows which details changed.
  if (current === orderChanged.type) return logMessages.orderChanged;
  return eventText(type);
}
