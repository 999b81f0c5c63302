import { absenceKindLabels } from '@theke/contracts/time-tracking/absence';
import type { PlannedAbsence } from '@theke/contracts/time-tracking/working-schedule';
import { planMessages as words } from './plan-messages.de.ts';

/** "Urlaub", "Urlaub, halber Tag, beantragt" */
export const absenceText = ({ kind, isHalfDay, isApproved }: PlannedAbsence): string =>
  [absenceKindLabels[kind], isHalfDay && words.away.half, !isApproved && words.away.asked].filter(Boolean).join(', ');
