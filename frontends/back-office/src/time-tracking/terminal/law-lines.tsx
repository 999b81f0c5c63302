import type { LawSentence } from '@theke/contracts/time-tracking/law-sentence';
import type { Today } from '@theke/contracts/time-tracking/pressed';
import { LawText } from '../domain/law-text.tsx';
import { timeOf } from '../domain/punching/clock-texts.ts';
import { punchMessages } from '../domain/punching/punch-messages.de.ts';
import * as css from './terminal.module.css';

/** What the law says of a day, and by when it wants the next break (TIME-09). */
export function lawsOf({ warnings, breakDue }: Today, zone: string, now: Date): readonly LawSentence[] {
  // What is overdue is among the warnings.
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
