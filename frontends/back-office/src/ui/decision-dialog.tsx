import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';

type Props = {
  title: string;
  /** What the deciding button says. */
  label: string;
  /** It cannot be taken back. */
  isDanger?: boolean;
  busyLabel?: string | false;
  /** What the button says that changes nothing. */
  backLabel?: string;
  onDecide: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question with two answers: the one that does it, and the way back. */
export function DecisionDialog({ title, label, isDanger, busyLabel, backLabel, onDecide, onClose, children }: Props) {
  return (
    <Dialog
      title={title}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="second" onClick={onClose}>
            {backLabel ?? messages.cancel}
          </Button>
          <Button kind={isDanger ? 'danger' : 'main'} busyLabel={busyLabel} onClick={onDecide}>
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
