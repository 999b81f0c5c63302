import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { dayText, minuteText } from '@theke/admin/ui/format.ts';
import { deleteToken, listTokens, type PersonalToken } from '@theke/contracts/identity/personal-token';
import { tokenScopes } from '@theke/contracts/permissions';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { Braces } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { tokenMessages } from '../shared/token-messages.de.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import * as css from './session-list.module.css';

/** Personal API tokens of the user, with buttons to create and delete them (ACCESS-16). */
export function TokenSection() {
  const notify = useNotify();
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<PersonalToken>();
  const { data, error, refetch } = useQuery({ ...endpointQuery(useApi(), listTokens, {}), staleTime: 0 });
  const removing = useAction(deleteToken, {
    invalidates: [endpointKey(listTokens)],
    onDone: () => notify(tokenMessages.removed(removed?.name ?? ''), { type: 'info' }),
    onProblem: (problem) => {
      notify(problem.message, { type: 'warning' });
      void refetch();
    },
  });
  if (error)
    return <ErrorPanel message={tokenMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <p aria-busy="true">{messages.loading}</p>;
  return (
    <>
      <p>
        {tokenMessages.text} <a href="/api/docs">{tokenMessages.docs}</a>
      </p>
      {data.length > 0 && (
        <ul className={css.list}>
          {data.map((token) => (
            <TokenRow key={token.id} token={token} onRemove={() => setRemoved(token)} />
          ))}
        </ul>
      )}
      <Button kind="second" onClick={() => setIsAdding(true)}>
        {tokenMessages.add}
      </Button>
      {isAdding && <CreateTokenDialog onClose={() => setIsAdding(false)} />}
      {removed && (
        <ConfirmDialog
          title={tokenMessages.removeTitle(removed.name)}
          text={tokenMessages.removeText}
          confirmLabel={tokenMessages.remove}
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

function TokenRow({ token, onRemove }: { token: PersonalToken; onRemove: () => void }) {
  const zone = useZoneOf()();
  const now = useNow(60_000);
  const { name, start, scopes, expiresAt, lastUsedAt } = token;
  const isExpired = Date.parse(expiresAt) <= now.getTime();
  return (
    <li>
      <Braces {...icon} size={20} />
      <span className={css.text}>
        <b>{name}</b>
        <small>
          <code>{`${start}…`}</code>
          {`, ${isExpired ? tokenMessages.expired : tokenMessages.until(dayText(expiresAt, zone))}`}
        </small>
        <small>{scopes.map((scope) => tokenScopes[scope].label).join(', ')}</small>
        <small>{lastUsedAt ? tokenMessages.used(minuteText(lastUsedAt, now, zone)) : tokenMessages.neverUsed}</small>
      </span>
      <Button kind="second" aria-label={tokenMessages.removeNamed(name)} onClick={onRemove}>
        {tokenMessages.remove}
      </Button>
    </li>
  );
}
