import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';
import { isUnread } from './is-unread.ts';

type Props = {
  title: string;
  /** Label of the confirm button. */
  label: string;
  /** Whether the action is irreversible. */
  isDanger?: boolean;
  busyLabel?: string | false;
  /** Disables the confirm button. */
  isDisabled?: boolean;
  /** Id of the element that describes the effect of the confirm button. */
  describedBy?: string;
  /** Label of the cancel button. */
  backLabel?: string;
  /** Why the last attempt failed, shown above the content. */
  error?: string | undefined;
  onDecide: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog with a confirm and a cancel button. */
export function DecisionDialog({ title, label, backLabel, onDecide, onClose, children, ...rest }: Props) {
  const { isDanger, busyLabel, isDisabled, describedBy, error } = rest;
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
      {error && (
        <Notice kind="late" role="alert">
          {error}
        </Notice>
      )}
      {children}
    </Dialog>
  );
}
