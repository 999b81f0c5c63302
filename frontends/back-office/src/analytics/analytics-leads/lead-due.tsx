import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import type { AnalyticsLead } from '@theke/contracts/analytics/analytics-lead';
import { CalendarClock } from 'lucide-react';

/** Due time of a lead, and whether it has passed. */
export function LeadDueCell({ record: { dueAt } }: { record: AnalyticsLead }) {
  const zone = useZoneOf()();
  if (!dueAt) return null;
  const isOver = Date.parse(dueAt) < Date.now();
  return <StateText Icon={CalendarClock} kind={isOver ? 'late' : 'plain'} text={dayText(dueAt, zone)} />;
}
