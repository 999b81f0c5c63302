import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { type Upload, updateUpload } from '@theke/contracts/media/upload';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { uploadMessages } from './upload-messages.de.ts';

type Props = { upload: Upload; onSaved: () => void; onClose: () => void };

/** Dialog to change a file's download name. */
export function RenameDialog({ upload: { id, version, name }, onSaved, onClose }: Props) {
  const api = useApi();
  const [typed, setTyped] = useState(name);
  const { isBusy, problem, run } = useAction(
    () =>
      withMessage(api(updateUpload, { params: { id }, body: { name: typed, version } }), uploadMessages.updateFailed),
    {
      onDone: () => {
        onSaved();
        onClose();
      },
    },
  );
  return (
    <DecisionDialog
      title={uploadMessages.rename}
      label={uploadMessages.save}
      busyLabel={isBusy && uploadMessages.saving}
      onDecide={() => void run()}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <TextInput
          id="upload-name"
          label={uploadMessages.name}
          value={typed}
          error={problem?.message}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </DecisionDialog>
  );
}
