import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { MakeTablesDialog } from './make-tables-dialog.tsx';
import { tableMessages } from './table-messages.de.ts';

/** Button to create many tables at once: "Tisch 1" to "Tisch 20". */
export function MakeTables() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FoldingButton label={tableMessages.many} Icon={ListPlus} onClick={() => setIsOpen(true)} />
      {isOpen && <MakeTablesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
