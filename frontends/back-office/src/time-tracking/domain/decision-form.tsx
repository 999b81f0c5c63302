import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import type { ReactNode } from 'react';
import * as formCss from './time-form.module.css';

type Props = {
  title: string;
  /** What the deciding button says. */
  label: string;
  isDanger?: boolean;
  isBusy: boolean;
  /** How its fields stand, where not one below the other. */
  className?: string | undefined;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with fields, sent by its button or by Enter. */
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
