import type { Branch } from '@theke/contracts/catalog/branch';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { openingHoursMessages as words } from './opening-hours-messages.de.ts';

type Rule = Branch['openingHours'][number];

const dayOf = ({ type, date }: Rule) =>
  type === 'once' && date ? `${words.days.once} ${dateText(startOf(date))}` : words.days[type];

/** Opening hours as somebody would say them, rule by rule. */
export const OpeningHoursReader = ({ value }: { value: unknown }) =>
  (value as Rule[])
    .map((rule) => `${dayOf(rule)} ${rule.isClosed ? words.closed.toLowerCase() : `${rule.from}–${rule.to}`}`)
    .join('\n');
