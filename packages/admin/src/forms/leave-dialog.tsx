import { messages } from '../messages.de.ts';
import { DecisionDialog } from '../ui/decision-dialog.tsx';

const words = messages.form;

/** Leaving would lose what was written. */
export const LeaveDialog = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <DecisionDialog
    title={words.leaveTitle}
    label={words.leave}
    isDanger
    backLabel={words.stay}
    onDecide={onLeave}
    onClose={onStay}
  >
    <p>{words.leaveText}</p>
  </DecisionDialog>
);
