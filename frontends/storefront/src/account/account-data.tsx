import type { deleteAccount, exportAccount, logoutOfAccount } from '@theke/contracts/ordering/account';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { messages } from '../messages.de.ts';
import { useSending } from '../use-sending.ts';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';
import { useAccount } from './use-account.ts';

const { data: texts, ...general } = accountMessages;
const exportEndpoint = route<typeof exportAccount>('GET', '/account/export');
const logoutEndpoint = route<typeof logoutOfAccount>('POST', '/account/logout');
const deleteEndpoint = route<typeof deleteAccount>('DELETE', '/account');

/** Saves everything as a file of the browser. */
function saveJson(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = texts.fileName;
  link.click();
  // The download has begun; in some browsers an earlier release cancels it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Download, logout and deletion of the account (ACCT-07, ACCT-08). */
export function AccountData({ onGone }: { onGone: (farewell: string | undefined) => void }) {
  const { setAccount } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const leave = (farewell?: string) => {
    onGone(farewell);
    setAccount(null);
  };
  const exporting = useSending(() => call(exportEndpoint, {}), { onSuccess: saveJson });
  const leaving = useSending((isEverywhere: boolean) => call(logoutEndpoint, { body: { isEverywhere } }), {
    onSuccess: () => leave(),
  });
  const deleting = useSending(() => call(deleteEndpoint, {}), {
    onSuccess: ({ isOrderLeft }) => leave(isOrderLeft ? texts.removedExceptOpen : texts.removed),
    onError: () => setAsking(false),
  });
  const error = exporting.error ?? leaving.error ?? deleting.error;
  return (
    <section className={css.part} aria-labelledby="data-title">
      <h2 id="data-title">{texts.title}</h2>
      <p>{texts.text}</p>
      {error !== undefined && (
        <Notice kind="late" role="alert">
          {ApiError.from(error).errors[0]?.message ?? general.failed}
        </Notice>
      )}
      <div className={css.buttons}>
        <Button
          kind="second"
          busyLabel={exporting.isPending && general.working}
          onClick={() => exporting.send(undefined)}
        >
          {texts.download}
        </Button>
        <Button kind="second" onClick={() => leaving.send(false)}>
          {texts.logout}
        </Button>
        <Button kind="quiet" onClick={() => leaving.send(true)}>
          {texts.logoutEverywhere}
        </Button>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title={texts.removeTitle}
          closeLabel={messages.close}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="second" onClick={() => setAsking(false)}>
                {texts.cancel}
              </Button>
              <Button
                kind="danger"
                busyLabel={deleting.isPending && general.working}
                onClick={() => deleting.send(undefined)}
              >
                {texts.remove}
              </Button>
            </>
          }
        >
          <p>{texts.removeText}</p>
        </Dialog>
      )}
    </section>
  );
}
