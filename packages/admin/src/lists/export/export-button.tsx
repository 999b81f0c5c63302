import { shownLabel } from '@theke/contracts/shown-label';
import { ApiError } from '@theke/ui/api-error';
import { Download } from 'lucide-react';
import { type SortPayload, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useZoneOf } from '../../api/use-zone-of.ts';
import { resourcesIn } from '../../resources/definitions.ts';
import type { OfficeResource } from '../../resources/office-resource.ts';
import { useOffice } from '../../shell/office.ts';
import { FoldingButton } from '../../ui/folding-button.tsx';
import { dayText } from '../../ui/format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useWidgets } from '../../widgets/use-widgets.ts';
import * as css from './export-button.module.css';
import { exportList } from './export-list.ts';
import { exportMessages } from './export-messages.de.ts';

type Props = { office: OfficeResource; filter: Record<string, unknown>; sort: SortPayload };

/** Exports all pages of the list with its filters as CSV. */
export function ExportButton({ office: { resource }, filter, sort }: Props) {
  const provider = useDataProvider();
  const notify = useNotify();
  const zone = useZoneOf()();
  const widgets = useWidgets();
  const { lists } = useOffice();
  const [rows, setRows] = useState<number>();

  async function save(): Promise<void> {
    setRows(0);
    try {
      const parts = await exportList(
        provider,
        { resource, filter, sort },
        { timeZone: zone, widgets, findResource: resourcesIn(lists) },
        setRows,
      );
      saveFile(
        exportMessages.fileName(shownLabel(resource.label).many, dayText(new Date(), zone)),
        new Blob(parts, { type: 'text/csv;charset=utf-8' }),
      );
    } catch (error) {
      notify(ApiError.from(error).message, { type: 'error' });
    } finally {
      setRows(undefined);
    }
  }
  return (
    <FoldingButton
      label={exportMessages.export}
      Icon={Download}
      className={css.export}
      busyLabel={rows !== undefined && exportMessages.progress(rows)}
      onClick={() => void save()}
    />
  );
}
