import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import { Switch } from '@theke/admin/ui/switch.tsx';
import { allowOwnDevices, listOwnDevices, type OwnDevices as Row } from '@theke/contracts/time-tracking/own-time';
import { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { timeMessages } from '../shared/time-messages.de.ts';
import * as css from './own-devices.module.css';

const messages = timeMessages.ownDevices;

/** Switches to allow punching on own devices, by branch (TIME-21). */
export function OwnDevices() {
  const api = useApi();
  const client = useQueryClient();
  const now = useNow(60_000);
  const zoneOf = useZoneOf();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const query = endpointQuery(api, listOwnDevices, {});
  const { data, isError } = useQuery({ ...query, staleTime: 0 });

  async function allow(id: string, isAllowed: boolean) {
    setBusy(id);
    setProblem(undefined);
    try {
      const changed = await api(allowOwnDevices, { params: { id }, body: { isAllowed } });
      client.setQueryData<Row[]>(query.queryKey, (rows) => rows?.map((row) => (row.branch.id === id ? changed : row)));
    } catch (error) {
      setProblem(`${messages.failed} ${ApiError.from(error).message}`);
    }
    setBusy(undefined);
  }

  if (isError && !data) return <Notice kind="late">{messages.loadFailed}</Notice>;
  if (!data || data.length === 0) return null;
  const allowed = data.filter(({ isAllowed }) => isAllowed).length;
  return (
    <details className={css.folded}>
      <summary>
        {messages.title} <small>{messages.allowed(allowed, data.length)}</small>
      </summary>
      <p>{messages.lead}</p>
      <ul>
        {data.map(({ branch: { id }, name, isAllowed, changedAt, by }) => (
          <li key={id}>
            <label htmlFor={`own-devices-${id}`}>{name}</label>
            <small>{changedAt && messages.changed(by, minuteText(changedAt, now, zoneOf(id)))}</small>
            <Switch
              id={`own-devices-${id}`}
              isOn={isAllowed}
              isDisabled={busy === id}
              onChange={(isOn) => void allow(id, isOn)}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">{problem && <Notice kind="late">{problem}</Notice>}</div>
    </details>
  );
}
