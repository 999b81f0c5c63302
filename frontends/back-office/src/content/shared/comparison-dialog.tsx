import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import type { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { LineChange } from './changed-lines.ts';
import { LineChanges } from './line-changes.tsx';
import { revisionMessages } from './revision-messages.de.ts';

type Props = {
  title: string;
  /** Label of the button that restores the earlier state. */
  label: string;
  isBusy: boolean;
  problem: ApiError | undefined;
  /** Whether the earlier state could not be loaded. */
  isFailed: boolean;
  /** Differences between the earlier state and now; undefined until it is loaded. */
  changes: readonly LineChange[] | undefined;
  /** What of the earlier state contains accepted proposals. */
  proposals?: ReactNode;
  texts: { failed: string; comparison: (changes: number) => string; same: string; hint: string };
  onRestore: () => void;
  onClose: () => void;
};

/** Dialog with the differences between an earlier state and now, and a button to restore it. */
export function ComparisonDialog(props: Props) {
  const { title, label, isBusy, problem, isFailed, changes, proposals, texts, onRestore, onClose } = props;
  const { isDirty } = useFormState();
  const hasChanges = changes !== undefined && changes.length > 0;
  return (
    <DecisionDialog
      title={title}
      label={label}
      busyLabel={isBusy && revisionMessages.restoring}
      isDisabled={isDirty || !hasChanges}
      onDecide={onRestore}
      onClose={onClose}
    >
      {!changes && <p>{isFailed ? texts.failed : messages.loading}</p>}
      {problem && <Notice kind="late">{problem.message}</Notice>}
      {changes && <p>{hasChanges ? texts.comparison(changes.length) : texts.same}</p>}
      {hasChanges && (
        <>
          <LineChanges changes={changes} />
          <p>{isDirty ? revisionMessages.saveFirst : texts.hint}</p>
        </>
      )}
      {proposals}
    </DecisionDialog>
  );
}
