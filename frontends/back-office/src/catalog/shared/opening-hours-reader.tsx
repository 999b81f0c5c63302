import type { Branch } from '@theke/contracts/catalog/branch';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { openingHoursMessages } from './opening-hours-messages.de.ts';

type Rule = Branch['openingHours'][number];

const dayOf = ({ type, date }: Rule) =>
  type === 'once' && date
    ? `${openingHoursMessages.days.once} ${dateText(startOf(date))}`
    : openingHoursMessages.days[type];

/** Opening hours as text, rule by rule. */
export const OpeningHoursReader = ({ value }: { value: unknown }) =>
  (value as Rule[])
    .map(
      (rule) =>
        `${dayOf(rule)} ${rule.isClosed ? openingHoursMessages.closed.toLowerCase() : `${rule.from}–${rule.to}`}`,
    )
    .join('\n');
