import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import * as css from './make-tables.module.css';
import { MakeTablesDialog } from './make-tables-dialog.tsx';
import { tableMessages as words } from './table-messages.de.ts';

/** Tables come by the dozen: "Tisch 1" to "Tisch 20" in one go. */
export function MakeTables() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="second"
        size="small"
        className={css.button}
        aria-label={words.many}
        title={words.many}
        onClick={() => setIsOpen(true)}
      >
        <ListPlus {...icon} size={16} />
        <span>{words.many}</span>
      </Button>
      {isOpen && <MakeTablesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
