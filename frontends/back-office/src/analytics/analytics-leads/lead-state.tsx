import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import { type AnalyticsLead, type LeadState, leadStates } from '@theke/contracts/analytics/analytics-lead';
import { CircleCheck, CircleDot, CircleX, Clock, FileText } from 'lucide-react';

const looks: Readonly<Record<LeadState, StateLook>> = {
  new: { Icon: CircleDot, kind: 'soon' },
  talking: { Icon: Clock, kind: 'plain' },
  offered: { Icon: FileText, kind: 'plain' },
  won: { Icon: CircleCheck, kind: 'ok' },
  lost: { Icon: CircleX, kind: 'plain' },
};

/** State of a lead, in a list. */
export const LeadStateCell = ({ record: { state } }: { record: AnalyticsLead }) => (
  <StateText {...looks[state]} text={leadStates[state]} />
);
