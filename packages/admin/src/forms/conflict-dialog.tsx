import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { messages } from '../messages.de.ts';

const formMessages = messages.form;

type Props = { reload: () => Promise<void>; overwrite: () => Promise<void>; keepEditing: () => void };

/** Asks which version to keep when another user saved first. */
export const ConflictDialog = ({ reload, overwrite, keepEditing }: Props) => (
  <Dialog
    title={formMessages.conflictTitle}
    closeLabel={messages.close}
    onClose={keepEditing}
    actions={
      <>
        <Button kind="second" onClick={() => void overwrite()}>
          {formMessages.conflictOverwrite}
        </Button>
        <Button onClick={() => void reload()}>{formMessages.conflictReload}</Button>
      </>
    }
  >
    <p>{formMessages.conflictText}</p>
  </Dialog>
);
