import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { type PrintedSubject, printLabels } from './print-labels.ts';
import { PrintRecordsDialog } from './print-records-dialog.tsx';

/** Prints one saved record, beside its form (TPL-05). */
export function PrintRecordButton({ subject, id }: { subject: PrintedSubject; id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const label = printLabels[subject](1);
  return (
    <>
      <Button kind="second" onClick={() => setIsOpen(true)}>
        <Printer {...icon} size={16} />
        {label}
      </Button>
      {isOpen && <PrintRecordsDialog title={label} subject={subject} ids={[id]} onClose={() => setIsOpen(false)} />}
    </>
  );
}
