import type { DeviceNeed } from '@theke/contracts/notifications/device';
import { ageText } from '../../ordering/shared/age-text.ts';
import { deviceNeedMessages as messages } from './device-need-messages.de.ts';

/** Reason why a device needs attention: "Papier leer, 3 Bons nicht gedruckt". */
export function needText({ reason, says, since, papers }: DeviceNeed, now: number): string {
  const unprinted = papers > 0 ? [messages.papers(papers)] : [];
  if (reason === 'reports') return [printerText(says ?? ''), ...unprinted].join(', ');
  const age = ageText(now - Date.parse(since));
  if (reason === 'silent') return [messages.silent(age), ...unprinted].join(', ');
  return `${messages.papers(papers)}, ${age}`;
}

/** Translates Star's status code at the start of a printer message; unknown ones are returned unchanged. */
function printerText(says: string): string {
  const code = says.slice(0, 3);
  return Object.hasOwn(messages.codes, code)
    ? messages.codes[code as keyof typeof messages.codes]
    : messages.reports(says);
}
