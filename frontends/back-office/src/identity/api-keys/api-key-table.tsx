import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { dateTimeText, whenText } from '@theke/admin/ui/format.ts';
import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import type { ApiKey } from '@theke/contracts/identity/api-key';
import { keyPurposes } from '@theke/contracts/permissions';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { EllipsisVertical, RefreshCw, Trash2 } from 'lucide-react';
import { apiKeyMessages } from './api-key-messages.de.ts';
import * as css from './api-key-table.module.css';

type Props = { keys: readonly ApiKey[]; onRotate: (key: ApiKey) => void; onDelete: (key: ApiKey) => void };

/** Table of API keys with branch and last use. */
export function ApiKeyTable({ keys, onRotate, onDelete }: Props) {
  const { branches } = useShop();
  const zoneOf = useZoneOf();
  const now = useNow(60_000);
  const branchName = ({ branch }: ApiKey) => branches.find(({ id }) => id === branch.id)?.name ?? messages.none;
  const expiry = ({ expiresAt, branch }: ApiKey) => {
    if (!expiresAt) return <span className={table.muted}>{apiKeyMessages.unlimited}</span>;
    const text = dateTimeText(expiresAt, zoneOf(branch.id));
    return Date.parse(expiresAt) > now.getTime() ? text : <b className={css.expired}>{apiKeyMessages.expired}</b>;
  };
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{apiKeyMessages.name}</th>
          <th className={table.fromTablet}>{apiKeyMessages.branch}</th>
          <th className={table.fromTablet}>{apiKeyMessages.purpose}</th>
          <th className={table.right}>{apiKeyMessages.lastUsed}</th>
          <th className={`${table.fromDesktop} ${table.right}`}>{apiKeyMessages.expires}</th>
          <th className={css.tools}>
            <VisuallyHidden>{messages.more}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <td>
              <span className={table.name}>
                <span>
                  <b>{key.name}</b>
                  <small>
                    <code className={css.start}>{key.start}…</code>
                    <span className={css.onPhone}>
                      {branchName(key)}, {keyPurposes[key.purpose].name}
                    </span>
                  </small>
                </span>
              </span>
            </td>
            <td className={table.fromTablet}>{branchName(key)}</td>
            <td className={table.fromTablet}>{keyPurposes[key.purpose].name}</td>
            <td className={`${table.right} ${table.number}`}>
              {key.lastUsedAt ? (
                whenText(key.lastUsedAt, now, zoneOf(key.branch.id))
              ) : (
                <span className={table.muted}>{apiKeyMessages.never}</span>
              )}
            </td>
            <td className={`${table.fromDesktop} ${table.right} ${table.number}`}>{expiry(key)}</td>
            <td className={css.tools}>
              <Popover
                label={apiKeyMessages.tools(key.name)}
                buttonClass={css.more}
                button={<EllipsisVertical {...icon} size={18} />}
              >
                <MenuItem label={apiKeyMessages.rotate} Icon={RefreshCw} onClick={() => onRotate(key)} />
                <MenuItem label={apiKeyMessages.delete} Icon={Trash2} isBad onClick={() => onDelete(key)} />
              </Popover>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
