import type { CorrectionCheck, NamedCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { correctionMessages } from './correction-messages.de.ts';
import * as css from './corrections.module.css';

const messages = correctionMessages.marks;

type Props = { request: NamedCorrectionRequest; check: CorrectionCheck | undefined };

/** Short marks of what to check before deciding. */
export function RequestMarks({ request, check }: Props) {
  const worst = check && worstOf(check);
  return (
    <>
      {request.was === null && <span className={css.mark}>{messages.gap}</span>}{' '}
      {worst && (
        <span className={worst === 'breach' || worst === 'refused' ? css.badMark : css.mark}>{messages[worst]}</span>
      )}
    </>
  );
}

function worstOf({ refusal, isJudged, warnings }: CorrectionCheck): keyof typeof messages | undefined {
  if (refusal) return 'refused';
  if (!isJudged) return 'unjudged';
  return warnings.find(({ severity }) => severity === 'breach')?.severity ?? warnings[0]?.severity;
}
