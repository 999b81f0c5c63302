import { useApi } from '@theke/admin/api/office-api.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { type Upload, updateUpload } from '@theke/contracts/media/upload';
import { ApiError } from '@theke/ui/api-error';
import { TextInput } from '@theke/ui/text-input';
import { type FormEvent, useState } from 'react';
import { uploadMessages } from './upload-messages.de.ts';

type Props = { upload: Upload; onSaved: () => void; onClose: () => void };

/** Dialog to change a file's download name. */
export function RenameDialog({ upload: { id, version, name }, onSaved, onClose }: Props) {
  const api = useApi();
  const [typed, setTyped] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save(event?: FormEvent) {
    event?.preventDefault();
    setIsBusy(true);
    setProblem(undefined);
    try {
      await withMessage(
        api(updateUpload, { params: { id }, body: { name: typed, version } }),
        uploadMessages.updateFailed,
      );
      onSaved();
      onClose();
    } catch (error) {
      setProblem(ApiError.from(error).message);
      setIsBusy(false);
    }
  }
  return (
    <DecisionDialog
      title={uploadMessages.rename}
      label={uploadMessages.save}
      busyLabel={isBusy && uploadMessages.saving}
      onDecide={() => void save()}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <TextInput
          id="upload-name"
          label={uploadMessages.name}
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </DecisionDialog>
  );
}
