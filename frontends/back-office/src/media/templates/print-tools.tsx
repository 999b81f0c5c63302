import type { ImageTemplate } from '@theke/contracts/media/image-template';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { PrintDialog } from './print-dialog.tsx';
import { templateMessages } from './template-messages.de.ts';

/** Prints a saved template. */
export function PrintTools({ record }: { record: ImageTemplate }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="second" onClick={() => setIsOpen(true)}>
        <Printer {...icon} size={16} />
        {templateMessages.print}
      </Button>
      {isOpen && <PrintDialog template={record} onClose={() => setIsOpen(false)} />}
    </>
  );
}
