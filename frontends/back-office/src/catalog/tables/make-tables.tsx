import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { MakeTablesDialog } from './make-tables-dialog.tsx';
import { tableMessages } from './table-messages.de.ts';

/** Tables come by the dozen: "Tisch 1" to "Tisch 20" in one go. */
export function MakeTables() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FoldingButton label={tableMessages.many} Icon={ListPlus} onClick={() => setIsOpen(true)} />
      {isOpen && <MakeTablesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
