import { absenceKindLabels } from '@theke/contracts/time-tracking/absence';
import type { PlannedAbsence } from '@theke/contracts/time-tracking/working-schedule';
import { planMessages as words } from './plan-messages.de.ts';

/** A day is narrower than the longest of them; not every browser knows where German words part. */
const partedLabels = { ...absenceKindLabels, sick: words.away.sick };

/** "Urlaub", "Urlaub, halber Tag, beantragt" */
export const absenceText = ({ kind, isHalfDay, isApproved }: PlannedAbsence): string =>
  [partedLabels[kind], isHalfDay && words.away.half, !isApproved && words.away.asked].filter(Boolean).join(', ');
