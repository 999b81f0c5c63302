import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { beginOf, endOf, isDay } from '@theke/admin/lists/day-filter.ts';
import { exportMessages } from '@theke/admin/lists/export/export-messages.de.ts';
import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { dayText } from '@theke/admin/ui/format.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { exportPlays, type PlayFilter } from './export-plays.ts';
import * as css from './export-plays-bar.module.css';
import { playMessages } from './play-messages.de.ts';

/** Filters of the list in the URL, as the API expects them: days are half-open there. */
function toPlayFilter(search: URLSearchParams): PlayFilter {
  const [from, until] = [search.get('dayFrom') ?? '', search.get('dayUntil') ?? ''];
  const [device, content] = [search.get('device'), search.get('content')];
  return {
    ...(device && { device }),
    ...(content && { content }),
    ...(isDay(from) && { dayFrom: beginOf(from, null) }),
    ...(isDay(until) && { dayUntil: endOf(until, null) }),
  };
}

/** Exports the shown plays as CSV. */
export function ExportPlaysBar() {
  const api = useApi();
  const toast = useToast();
  const zone = useZoneOf()();
  const [search] = useSearchParams();
  const [rows, setRows] = useState<number>();

  async function save(): Promise<void> {
    setRows(0);
    try {
      const parts = await exportPlays(api, toPlayFilter(search), setRows);
      const name = exportMessages.fileName(playMessages.fileName, dayText(new Date(), zone));
      saveFile(name, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      toast({ text: sentenceOf(error, playMessages.failed) });
    } finally {
      setRows(undefined);
    }
  }
  return (
    <div className={css.bar}>
      <FoldingButton
        label={exportMessages.export}
        Icon={Download}
        busyLabel={rows !== undefined && exportMessages.progress(rows)}
        onClick={() => void save()}
      />
    </div>
  );
}
