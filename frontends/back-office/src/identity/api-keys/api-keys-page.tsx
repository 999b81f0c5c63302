import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { totalText } from '@theke/admin/ui/total-text.ts';
import {
  type ApiKey,
  deleteApiKey,
  listApiKeys,
  type NewApiKey,
  rotateApiKey,
} from '@theke/contracts/identity/api-key';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { KeyRound, Plus } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { apiKeyMessages } from './api-key-messages.de.ts';
import { ApiKeyTable } from './api-key-table.tsx';
import { apiKeysLink } from './api-keys-link.ts';
import * as css from './api-keys-page.module.css';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { ShownKeyDialog } from './shown-key-dialog.tsx';

/** More than any business has. */
const query = { pageSize: 500, sort: 'name' };

/** The open dialog. */
type Layer =
  | { kind: 'create' }
  | { kind: 'shown'; key: NewApiKey }
  | { kind: 'rotate'; key: ApiKey }
  | { kind: 'delete'; key: ApiKey };

/** Page to create, rotate and delete API keys of devices and programs. A key is shown only once. */
export function ApiKeysPage() {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const isAllowed = may(useMe(), 'api-keys.write');
  const [layer, setLayer] = useState<Layer>();
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, listApiKeys, { query }),
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={apiKeysLink.label} />;

  const close = () => setLayer(undefined);
  const readAgain = () => client.invalidateQueries({ queryKey: endpointKey(listApiKeys) });
  const show = (key: NewApiKey) => {
    setLayer({ kind: 'shown', key });
    void readAgain();
  };
  const create = (
    <Button size="small" onClick={() => setLayer({ kind: 'create' })}>
      <Plus {...icon} size={16} />
      {apiKeyMessages.create}
    </Button>
  );
  return (
    <>
      <PageBar title={apiKeysLink.label} aside={<span className={table.muted}>{data && totalText(data.meta)}</span>}>
        {/* While there are no keys, the button is below their description. */}
        {data?.data.length !== 0 && create}
      </PageBar>
      {!data && isError && (
        <ErrorPanel message={apiKeyMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 && (
        <Empty
          title={apiKeyMessages.empty}
          text={apiKeyMessages.emptyText}
          sign={<KeyRound {...icon} size={36} />}
          action={create}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <p className={css.lead}>{apiKeyMessages.lead}</p>
          <ApiKeyTable
            keys={data.data}
            onRotate={(key) => setLayer({ kind: 'rotate', key })}
            onDelete={(key) => setLayer({ kind: 'delete', key })}
          />
        </>
      )}
      {layer?.kind === 'create' && <CreateKeyDialog onMade={show} onClose={close} />}
      {layer?.kind === 'shown' && <ShownKeyDialog apiKey={layer.key} onClose={close} />}
      {layer?.kind === 'rotate' && (
        <ConfirmDialog
          title={apiKeyMessages.rotateTitle(layer.key.name)}
          text={apiKeyMessages.rotateText}
          confirmLabel={apiKeyMessages.rotate}
          onConfirm={async () => {
            const { id, version } = layer.key;
            show(await api(rotateApiKey, { params: { id }, body: { version } }));
          }}
          onClose={close}
        />
      )}
      {layer?.kind === 'delete' && (
        <ConfirmDialog
          title={apiKeyMessages.deleteTitle(layer.key.name)}
          text={apiKeyMessages.deleteText}
          confirmLabel={apiKeyMessages.delete}
          onConfirm={async () => {
            await api(deleteApiKey, { params: { id: layer.key.id } });
            await readAgain();
            notify(apiKeyMessages.deleted(layer.key.name), { type: 'info' });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
