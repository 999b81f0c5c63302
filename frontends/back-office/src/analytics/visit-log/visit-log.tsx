import { recentViews } from '@theke/admin/lists/recent-views.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { type LoggedVisit, listVisitLog, visitLog } from '@theke/contracts/analytics/visit-log';
import { Footprints } from 'lucide-react';
import { visitLogMessages } from './visit-log-messages.de.ts';

type Props = { record: LoggedVisit };

/** "path: /store/neubau, duration: 12" */
const Data = ({ record: { data } }: Props) =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');

/** The raw entries of visits and events, without visitors (STAT-13). */
export const officeVisitLog = officeCollection(visitLog, {
  list: listVisitLog,
  Icon: Footprints,
  isInUserMenu: true,
  columns: [
    { field: 'at', from: 'phone', Cell: ({ record }: Props) => <DateTimeText at={record.at} /> },
    { field: 'kind', from: 'tablet' },
    { field: 'action', from: 'phone', isWrapping: true },
    { field: 'category', from: 'phone', isWrapping: true },
    { field: 'type', from: 'desktop' },
    { field: 'data', from: 'desktop', isWrapping: true, Cell: Data },
  ],
  views: recentViews,
  ranges: { at: ['from', 'until'] },
  pageSize: 50,
  texts: {
    empty: visitLogMessages.empty,
    emptyFiltered: visitLogMessages.emptyFiltered,
    loadFailed: visitLogMessages.loadFailed,
  },
});
