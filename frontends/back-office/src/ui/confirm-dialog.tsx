import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { messages } from '../messages.de.ts';

type Props = {
  title: string;
  text: string;
  confirmLabel: string;
  /** Resolves when it is done; why it could not be is told in the dialog. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, confirmLabel, onConfirm, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function confirm() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setProblem((error instanceof ApiError ? error : new ApiError(0, [])).message);
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      title={title}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="second" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="danger" busyLabel={isBusy && messages.working} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
