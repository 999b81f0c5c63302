import { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { messages } from '../messages.de.ts';
import { DecisionDialog } from './decision-dialog.tsx';

type Props = {
  title: string;
  text: string;
  confirmLabel: string;
  /** Resolves when done; the dialog shows the reason of a rejection. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog({ title, text, confirmLabel, onConfirm, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function confirm() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setProblem(ApiError.from(error).message);
      setIsBusy(false);
    }
  }
  return (
    <DecisionDialog
      title={title}
      label={confirmLabel}
      isDanger
      busyLabel={isBusy && messages.working}
      onDecide={() => void confirm()}
      onClose={onClose}
    >
      <p>{text}</p>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </DecisionDialog>
  );
}
