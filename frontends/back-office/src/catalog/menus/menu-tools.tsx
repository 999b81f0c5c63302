import type { Menu } from '@theke/contracts/catalog/menu';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { paperMessages } from '../shared/papers/paper-messages.de.ts';
import { MenuPaperDialog } from './menu-paper-dialog.tsx';

/** Prints the saved menu, beside its form. */
export function MenuTools({ record: { id, name } }: { record: Menu }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="second" onClick={() => setIsOpen(true)}>
        <Printer {...icon} size={16} />
        {paperMessages.printMenu}
      </Button>
      {isOpen && <MenuPaperDialog id={id} title={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
