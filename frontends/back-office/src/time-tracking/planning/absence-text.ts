import { absenceKindLabels, dayHalfLabels } from '@theke/contracts/time-tracking/absence';
import type { PlannedAbsence } from '@theke/contracts/time-tracking/working-schedule';
import { planMessages } from './plan-messages.de.ts';

/** The longest labels do not fit into a day's column, and not every browser hyphenates German. */
const partedLabels = { ...absenceKindLabels, sick: planMessages.away.sick };

/** "Urlaub", "Urlaub, Vormittag, beantragt" */
export const absenceText = ({ kind, isHalfDay, half, isApproved }: PlannedAbsence): string =>
  [
    partedLabels[kind],
    isHalfDay && (half ? dayHalfLabels[half] : planMessages.away.half),
    !isApproved && planMessages.away.asked,
  ]
    .filter(Boolean)
    .join(', ');
