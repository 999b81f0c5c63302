import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import type { AnalyticsLead } from '@theke/contracts/analytics/analytics-lead';
import { CalendarClock } from 'lucide-react';

/** When somebody has to see to it, and whether that is over. */
export function LeadDueCell({ record: { dueAt } }: { record: AnalyticsLead }) {
  const zone = useZoneOf()();
  if (!dueAt) return null;
  const isOver = Date.parse(dueAt) < Date.now();
  return <StateText Icon={CalendarClock} kind={isOver ? 'late' : 'plain'} text={dayText(dueAt, zone)} />;
}
