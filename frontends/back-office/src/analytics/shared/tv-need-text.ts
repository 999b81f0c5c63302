import type { TvNeed } from '@theke/contracts/signage/device';
import { ageText } from '../../ordering/shared/age-text.ts';
import { tvNeedMessages as messages } from './tv-need-messages.de.ts';

/** Reason why a TV needs attention: "offline, seit 12 Min.", "überspringt Tartufo Nero: Bild fehlt". */
export function tvNeedText({ reason, since, message }: TvNeed, now: number): string {
  if (reason === 'errors') return message ? messages.errors(message) : messages.someErrors;
  return reason === 'clock' ? messages.clock : messages[reason](ageText(now - Date.parse(since)));
}
