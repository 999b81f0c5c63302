import { Notice } from '@theke/ui/notice';
import { useAction } from '../api/use-action.ts';
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
  const { isBusy, problem, run } = useAction(onConfirm);
  return (
    <DecisionDialog
      title={title}
      label={confirmLabel}
      isDanger
      busyLabel={isBusy && messages.working}
      onDecide={() => void run()}
      onClose={onClose}
    >
      <p>{text}</p>
      {problem && (
        <Notice kind="late" role="alert">
          {problem.message}
        </Notice>
      )}
    </DecisionDialog>
  );
}
