import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { beginOf, endOf, isDay } from '@theke/admin/lists/day-filter.ts';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { listFormMessages } from '@theke/contracts/content/form-message';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Download } from 'lucide-react';
import { useNotify } from 'ra-core';
import { formMessageMessages as messages } from './form-message-messages.de.ts';
import * as css from './form-messages.module.css';
import { messagesCsv } from './messages-csv.ts';

const pageSize = 500;

/** The filters in the list's address, as the API expects them. */
function filterIn(search: URLSearchParams, zone: string): Record<string, string> {
  const instantOf = (name: string, toInstant: typeof beginOf) => {
    const day = search.get(name);
    return day && isDay(day) ? toInstant(day, zone) : null;
  };
  const filters = {
    form: search.get('form'),
    isRead: search.get('isRead'),
    createdAtFrom: instantOf('createdAtFrom', beginOf),
    createdAtUntil: instantOf('createdAtUntil', endOf),
  };
  return Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Exports the messages of the list with its filters. */
export function FormMessageExport() {
  const api = useApi();
  const notify = useNotify();
  const zone = useZoneOf()();
  const { search } = useListAddress();
  const filter = filterIn(search, zone);
  const { isBusy, run } = useAction(
    () =>
      readEveryPage(
        (page) => api(listFormMessages, { query: { page, pageSize, sort: '-createdAt', filter } } as never),
        pageSize,
      ),
    {
      onDone: (all) => {
        const now = new Date();
        const content = new Blob([messagesCsv(all, now, zone)], { type: 'text/csv;charset=utf-8' });
        saveFile(messages.file(now.toISOString().slice(0, 10)), content);
      },
      onProblem: () => notify(messages.exportFailed, { type: 'error' }),
    },
  );
  return (
    <div className={css.tools}>
      <Button kind="second" size="small" busyLabel={isBusy && messages.exporting} onClick={() => void run()}>
        <Download {...icon} size={16} />
        {messages.export}
      </Button>
    </div>
  );
}
