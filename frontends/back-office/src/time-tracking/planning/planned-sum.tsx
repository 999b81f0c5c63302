import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { minutesText } from '../shared/hours-text.ts';
import { planMessages } from './plan-messages.de.ts';
import * as css from './planning.module.css';

type Props = {
  planned: number;
  /** Undefined without agreed hours. */
  agreed: number | undefined;
};

/** Planned hours of a person compared with the agreed ones of the week. */
export function PlannedSum({ planned, agreed }: Props) {
  if (agreed === undefined) return planned > 0 && minutesText(planned);
  const above = planned - agreed;
  return (
    <>
      <span className={above > 0 ? css.above : undefined}>{minutesText(planned)}</span>
      <small>
        {planMessages.agreed(minutesText(agreed))}
        {above > 0 && <VisuallyHidden>{planMessages.above(minutesText(above))}</VisuallyHidden>}
      </small>
    </>
  );
}
