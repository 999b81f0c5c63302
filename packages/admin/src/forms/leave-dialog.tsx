import { messages } from '../messages.de.ts';
import { DecisionDialog } from '../ui/decision-dialog.tsx';

const formMessages = messages.form;

/** Asks before leaving a form with unsaved changes. */
export const LeaveDialog = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <DecisionDialog
    title={formMessages.leaveTitle}
    label={formMessages.leave}
    isDanger
    backLabel={formMessages.stay}
    onDecide={onLeave}
    onClose={onStay}
  >
    <p>{formMessages.leaveText}</p>
  </DecisionDialog>
);
