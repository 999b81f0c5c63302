import type { CorrectionCheck } from '@theke/contracts/time-tracking/correction-request';
import { icon } from '@theke/ui/icon';
import { CircleCheck } from 'lucide-react';
import { dayText } from '../shared/day-text.ts';
import { LawText } from '../shared/law-text.tsx';
import { correctionMessages } from './correction-messages.de.ts';
import * as css from './corrections.module.css';

const messages = correctionMessages.check;

/** Reasons against approving a request: it is impossible, or legal findings would follow. */
export function CheckLines({ check: { refusal, isJudged, warnings } }: { check: CorrectionCheck }) {
  return (
    <section aria-label={messages.title} className={css.check}>
      {refusal && <LawText rule={refusal.code} severity="breach" text={refusal.message} />}
      {!refusal && !isJudged && <LawText rule="" severity="notice" text={messages.unjudged} />}
      {!refusal && isJudged && warnings.length === 0 && (
        <span className={css.fine}>
          <CircleCheck {...icon} size={16} />
          <span>{messages.fine}</span>
        </span>
      )}
      {warnings.map(({ rule, severity, date, text }) => (
        <LawText key={`${rule} ${date} ${text}`} {...{ rule, severity }} text={messages.on(dayText(date), text)} />
      ))}
    </section>
  );
}
