import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { ListPlus, Printer } from 'lucide-react';
import { useState } from 'react';
import { MakeTableCodesDialog } from './make-table-codes-dialog.tsx';
import { qrMessages } from './qr-messages.de.ts';
import { QrSheetDialog } from './qr-sheet-dialog.tsx';

/** List actions: create codes for all tables, and print sheets. */
export function QrListTools() {
  const [open, setOpen] = useState<'tables' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <FoldingButton label={qrMessages.forTables} Icon={ListPlus} onClick={() => setOpen('tables')} />
      <FoldingButton label={qrMessages.sheet} Icon={Printer} onClick={() => setOpen('sheet')} />
      {open === 'tables' && <MakeTableCodesDialog onClose={close} />}
      {open === 'sheet' && <QrSheetDialog onClose={close} />}
    </>
  );
}
