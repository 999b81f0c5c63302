import type { LawSentence } from '@theke/contracts/time-tracking/law-sentence';
import type { Today } from '@theke/contracts/time-tracking/pressed';
import { LawText } from '../shared/law-text.tsx';
import { timeOf } from '../shared/punching/clock-texts.ts';
import { punchMessages } from '../shared/punching/punch-messages.de.ts';
import * as css from './terminal.module.css';

/** Legal findings of a day, and when the next break is due (TIME-09). */
export function lawsOf({ warnings, breakDue }: Today, zone: string, now: Date): readonly LawSentence[] {
  // An overdue break is already among the findings.
  if (!breakDue || Date.parse(breakDue.by) < now.getTime()) return warnings;
  const text = punchMessages.pauseBy(timeOf(breakDue.by, zone), breakDue.minutes);
  return [...warnings, { rule: 'break-due', severity: 'notice', text }];
}

export const LawLines = ({ laws }: { laws: readonly LawSentence[] }) => (
  <ul className={css.laws}>
    {laws.map((law) => (
      <li key={`${law.rule} ${law.text}`}>
        <LawText {...law} />
      </li>
    ))}
  </ul>
);
