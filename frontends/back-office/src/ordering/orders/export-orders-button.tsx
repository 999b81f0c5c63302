import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { exportMessages } from '@theke/admin/lists/export/export-messages.de.ts';
import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { dayText } from '@theke/admin/ui/format.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { boardTitle } from '../shared/board-title.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { type ExportedOrders, exportOrders } from './export-orders.ts';

/** Exports all pages of the history with its filters as CSV. */
export function ExportOrdersButton({ shown }: { shown: ExportedOrders }) {
  const api = useApi();
  const toast = useToast();
  const zoneOf = useZoneOf();
  const { branches } = useShop();
  const [rows, setRows] = useState<number>();
  const branchName = (id: string) => branches.find((branch) => branch.id === id)?.name ?? '';

  async function save(): Promise<void> {
    setRows(0);
    try {
      const parts = await exportOrders(api, shown, { zoneOf, branchName }, setRows);
      const name = exportMessages.fileName(boardTitle, dayText(new Date(), zoneOf()));
      saveFile(name, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      toast({ text: sentenceOf(error, orderMessages.board.loadFailed) });
    } finally {
      setRows(undefined);
    }
  }
  return (
    <FoldingButton
      label={exportMessages.export}
      Icon={Download}
      busyLabel={rows !== undefined && exportMessages.progress(rows)}
      onClick={() => void save()}
    />
  );
}
