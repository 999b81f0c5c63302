import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import type { NewApiKey } from '@theke/contracts/identity/api-key';
import { keyPurposes } from '@theke/contracts/permissions';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { AddressCode } from '../shared/address-code.tsx';
import { endSession } from '../shared/end-session.ts';
import { apiKeyMessages } from './api-key-messages.de.ts';
import * as css from './shown-key-dialog.module.css';

type Props = { apiKey: NewApiKey; onClose: () => void; leaveFor?: (address: string) => void };

/**
 * Shows a new key once, with the URL it opens. Nobody needs to type it on a tablet: a logged-in user on that device
 * continues with a press and is logged out, because the device is shared by staff.
 */
export function ShownKeyDialog({ apiKey, onClose, leaveFor = (to) => window.location.assign(to) }: Props) {
  const notify = useNotify();
  const [isLeaving, setIsLeaving] = useState(false);
  // A till sends its key in a header.
  const isTill = apiKey.purpose === 'fiscal';
  const start = `${window.location.origin}${keyPurposes[apiKey.purpose].address}`;
  const address = isTill ? start : `${start}/${apiKey.branch.id}/${apiKey.key}`;
  async function openHere() {
    setIsLeaving(true);
    try {
      await endSession();
      leaveFor(address);
    } catch (error) {
      notify(ApiError.from(error).message, { type: 'error' });
      setIsLeaving(false);
    }
  }
  return (
    <Dialog
      title={apiKeyMessages.shownTitle(apiKey.name)}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          {apiKey.purpose === 'frontdesk' && (
            <Button kind="second" busyLabel={isLeaving && messages.working} onClick={() => void openHere()}>
              {apiKeyMessages.openHere}
            </Button>
          )}
          <Button onClick={onClose}>{apiKeyMessages.done}</Button>
        </>
      }
    >
      <div className={css.shown}>
        <p>{apiKeyMessages.shownText}</p>
        <CopyField label={apiKeyMessages.shownLabel} value={apiKey.key} />
        <CopyField label={isTill ? apiKeyMessages.fiscalAddress : apiKeyMessages.address} value={address} />
        {apiKey.purpose === 'frontdesk' && (
          <>
            <AddressCode address={address} label={apiKeyMessages.codeLabel} text={apiKeyMessages.codeText} />
            <p>{apiKeyMessages.openHereText}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
