import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import type { ReactNode } from 'react';
import * as formCss from './time-form.module.css';

type Props = {
  title: string;
  /** Label of the confirm button. */
  label: string;
  isDanger?: boolean;
  isBusy: boolean;
  /** Class of the fields, if they are not stacked. */
  className?: string | undefined;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog with fields, submitted by button or Enter. */
export const DecisionForm = ({ title, label, isDanger = false, isBusy, className, ...rest }: Props) => (
  <DecisionDialog
    {...{ title, label, isDanger }}
    busyLabel={isBusy && messages.working}
    onDecide={rest.onSend}
    onClose={rest.onClose}
  >
    <DialogForm className={className ?? formCss.form} onSubmit={rest.onSend}>
      {rest.children}
    </DialogForm>
  </DecisionDialog>
);
