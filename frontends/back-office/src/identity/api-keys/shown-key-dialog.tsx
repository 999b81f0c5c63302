import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import type { NewApiKey } from '@theke/contracts/identity/api-key';
import { keyPurposes } from '@theke/contracts/permissions';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { apiKeyMessages } from './api-key-messages.de.ts';
import * as css from './shown-key-dialog.module.css';

const words = apiKeyMessages;

/** The one time that a key can be read, with the address that it opens. */
export function ShownKeyDialog({ made, onClose }: { made: NewApiKey; onClose: () => void }) {
  const address = `${window.location.origin}${keyPurposes[made.purpose].address}/${made.branch.id}/${made.key}`;
  return (
    <Dialog
      title={words.shownTitle(made.name)}
      closeLabel={messages.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <div className={css.shown}>
        <p>{words.shownText}</p>
        <CopyField label={words.shownLabel} value={made.key} />
        <CopyField label={words.address} value={address} />
      </div>
    </Dialog>
  );
}
