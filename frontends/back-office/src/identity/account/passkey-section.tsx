import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { dayText, minuteText } from '@theke/admin/ui/format.ts';
import { deletePasskey, listPasskeys, type Passkey } from '@theke/contracts/identity/passkey';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { KeyRound } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { canUsePasskeys } from '../shared/ask-authenticator.ts';
import { passkeyMessages } from '../shared/passkey-messages.de.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import * as css from './session-list.module.css';

/** Passkeys of the user, with buttons to add and delete them (SESSION-15). */
export function PasskeySection() {
  const notify = useNotify();
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const { data, error, refetch } = useQuery({ ...endpointQuery(useApi(), listPasskeys, {}), staleTime: 0 });
  const removing = useAction(deletePasskey, {
    invalidates: [endpointKey(listPasskeys)],
    onDone: () => notify(passkeyMessages.removed(removed?.name ?? ''), { type: 'info' }),
    onProblem: (problem) => {
      notify(problem.message, { type: 'warning' });
      void refetch();
    },
  });
  if (error)
    return (
      <ErrorPanel message={passkeyMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
    );
  if (!data) return <p aria-busy="true">{messages.loading}</p>;
  return (
    <>
      <p>{passkeyMessages.text}</p>
      {data.length > 0 && (
        <ul className={css.list}>
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button kind="second" onClick={() => setIsAdding(true)}>
          {passkeyMessages.add}
        </Button>
      ) : (
        <p>{passkeyMessages.notHere}</p>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
      {removed && (
        <ConfirmDialog
          title={passkeyMessages.removeTitle(removed.name)}
          text={passkeyMessages.removeText}
          confirmLabel={passkeyMessages.remove}
          onConfirm={async () => {
            await removing.run({ params: { id: removed.id } });
            setRemoved(undefined);
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const zone = useZoneOf()();
  const now = useNow(60_000);
  const { name, host, createdAt, lastUsedAt } = passkey;
  return (
    <li>
      <KeyRound {...icon} size={20} />
      <span className={css.text}>
        <b>{name}</b>
        <small>
          {lastUsedAt ? passkeyMessages.used(minuteText(lastUsedAt, now, zone)) : passkeyMessages.neverUsed}
          {`, ${passkeyMessages.created(dayText(createdAt, zone))}`}
          {host !== window.location.hostname && `, ${passkeyMessages.onHost(host)}`}
        </small>
      </span>
      <Button kind="second" aria-label={passkeyMessages.removeNamed(name)} onClick={onRemove}>
        {passkeyMessages.remove}
      </Button>
    </li>
  );
}
