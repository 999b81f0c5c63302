import type { ImageTemplate } from '@theke/contracts/media/image-template';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { PrintDialog } from '../shared/print/print-dialog.tsx';
import { printMessages } from '../shared/print/print-messages.de.ts';

/** Prints a saved template. */
export function PrintTools({ record }: { record: ImageTemplate }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="second" onClick={() => setIsOpen(true)}>
        <Printer {...icon} size={16} />
        {printMessages.print}
      </Button>
      {isOpen && <PrintDialog template={record} onClose={() => setIsOpen(false)} />}
    </>
  );
}
