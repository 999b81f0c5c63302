import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayAgo, endOf } from '@theke/admin/lists/day-filter.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { Notice } from '@theke/ui/notice';
import { loadNeeds } from './load-needs.ts';
import { isNeeded, NeedList } from './need-list.tsx';
import { ToDoList } from './to-do-list.tsx';
import { todayMessages } from './today-messages.de.ts';

type Props = { orders: readonly Order[]; now: number; zoneOf: (branch: string) => string };

function useNeeds() {
  const api = useApi();
  const zone = useZoneOf()();
  const me = useMe();
  // Only administrators decide about their own absences.
  const own = me.roles.includes('ROLE_ADMIN') ? undefined : me.id;
  const absencesBut = may(me, 'working-times.write') ? { user: own } : undefined;
  const dueUntil = may(me, 'leads.read') ? endOf(dayAgo(0, zone), zone) : undefined;
  const needs = useQuery({
    queryKey: ['devices', 'needs', dueUntil],
    queryFn: ({ signal }) => loadNeeds(api, { dueUntil, absencesBut }, signal),
    staleTime: 10_000,
    refetchInterval: 15_000,
  });
  return { needs, dueUntil };
}

/** Starts loading the other tasks while the figures are loading. */
export function NeedsAhead() {
  useNeeds();
  return null;
}

/**
 * Current tasks: orders, then devices, sold-out products, leads and absences. If the latter cannot be loaded, only
 * orders are shown.
 */
export function ToDoSection(props: Props) {
  const { needs, dueUntil } = useNeeds();
  const waiting = needs.data && isNeeded(needs.data) ? needs.data : undefined;
  return (
    <>
      <ToDoList {...props} isAlone={needs.data !== undefined && !waiting} />
      {waiting && <NeedList needs={waiting} now={props.now} dueUntil={dueUntil} />}
      {!needs.data && needs.isError && <Notice kind="late">{todayMessages.needs.failed}</Notice>}
    </>
  );
}
