import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { monthIn } from '@theke/admin/ui/month-choice.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { readBalances } from '@theke/contracts/time-tracking/time-sheet';
import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { monthSpan } from '@theke/rules/time/months';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { dateAt } from '../shared/day-text.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { exportMonth } from './export-month.ts';

/** The open dialog. */
type MonthDialog = 'absence' | 'employment' | 'wages' | 'close' | 'closeAgain' | 'reopen' | 'payroll';

/**
 * A person's sheet of a month, what the user may do with it, and the open dialog.
 * @param requestedMonth as in the URL: "2026-11"; the current month if it is not one
 */
export function usePersonMonth(person: WorkingPerson, requestedMonth: string) {
  const me = useMe();
  const api = useApi();
  const [dialog, open] = useState<MonthDialog>();
  const zone = useZoneOf()(person.branches[0]?.id);
  const today = dateAt(useNow(60_000), zone);
  const month = monthIn(requestedMonth, today);
  const { from, to } = monthSpan(month);
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, readBalances, { query: { user: person.id, from, to } }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  const mayWrite = may(me, 'working-times.write');
  /** Only administrators may decide about themselves. */
  const leads = (id: string) => mayWrite && (me.roles.includes('ROLE_ADMIN') || id !== me.id);
  const isClosed = data?.closed.some((one) => one.isClosed) ?? false;
  return {
    zone,
    today,
    month,
    from,
    to,
    /** First day of a new absence. */
    day: today >= from && today <= to ? today : from,
    sheet: data,
    isError,
    refetch,
    mayWrite,
    mayWriteWages: may(me, 'wages.write'),
    mayClose: mayWrite && today > to && data !== undefined && !isClosed,
    isClosed,
    leadsPerson: leads(person.id),
    save: () => {
      if (!data) return;
      const content = new Blob(exportMonth(data), { type: 'text/csv;charset=utf-8' });
      saveFile(sheetMessages.fileName(person.name, month), content);
    },
    dialog,
    open,
    close: () => open(undefined),
  };
}
export type PersonMonth = ReturnType<typeof usePersonMonth>;
