import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';
import { isUnread } from './is-unread.ts';

type Props = {
  title: string;
  /** What the deciding button says. */
  label: string;
  /** It cannot be taken back. */
  isDanger?: boolean;
  busyLabel?: string | false;
  /** There is nothing to decide yet. */
  isDisabled?: boolean;
  /** Id of what the deciding button will bring about. */
  describedBy?: string;
  /** What the button says that changes nothing. */
  backLabel?: string;
  onDecide: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question with two answers: the one that does it, and the way back. */
export function DecisionDialog({ title, label, backLabel, onDecide, onClose, children, ...rest }: Props) {
  const { isDanger, busyLabel, isDisabled, describedBy } = rest;
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
          <Button
            kind={isDanger ? 'danger' : 'main'}
            busyLabel={busyLabel}
            disabled={isDisabled}
            aria-describedby={describedBy}
            onClick={(event) => {
              if (!isUnread(event.currentTarget.closest('dialog'))) onDecide();
            }}
          >
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
