import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { type Upload, updateUpload } from '@theke/contracts/media/upload';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { withTags } from '../shared/with-tags.ts';
import { uploadMessages } from './upload-messages.de.ts';

type Props = { upload: Upload; onSaved: () => void; onClose: () => void };

/** Dialog to change a file's download name and its tags. */
export function RenameDialog({ upload: { id, version, name, tags }, onSaved, onClose }: Props) {
  const api = useApi();
  const [typed, setTyped] = useState(name);
  const [typedTags, setTypedTags] = useState(tags.join(', '));
  const { isBusy, problem, run } = useAction(
    () =>
      withMessage(
        api(updateUpload, { params: { id }, body: { name: typed, tags: withTags([], typedTags), version } }),
        uploadMessages.updateFailed,
      ),
    {
      onDone: () => {
        onSaved();
        onClose();
      },
    },
  );
  const isInTags = problem?.errors[0]?.field?.startsWith('tags');
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
          error={isInTags ? undefined : problem?.message}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextInput
          id="upload-tags"
          label={uploadMessages.tags}
          hint={uploadMessages.tagsHint}
          value={typedTags}
          error={isInTags ? problem?.message : undefined}
          onChange={({ target }) => setTypedTags(target.value)}
        />
        <button type="submit" hidden />
      </form>
    </DecisionDialog>
  );
}
