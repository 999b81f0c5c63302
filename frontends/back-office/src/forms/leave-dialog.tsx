import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { messages } from '../messages.de.ts';

const words = messages.form;

/** Leaving would lose what was written. */
export const LeaveDialog = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <Dialog
    title={words.leaveTitle}
    closeLabel={messages.close}
    onClose={onStay}
    actions={
      <>
        <Button kind="danger" onClick={onLeave}>
          {words.leave}
        </Button>
        <Button onClick={onStay}>{words.stay}</Button>
      </>
    }
  >
    <p>{words.leaveText}</p>
  </Dialog>
);
