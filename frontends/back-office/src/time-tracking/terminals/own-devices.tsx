import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import { Switch } from '@theke/admin/ui/switch.tsx';
import { allowOwnDevices, listOwnDevices, type OwnDevices as Row } from '@theke/contracts/time-tracking/own-time';
import type { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { timeMessages } from '../shared/time-messages.de.ts';
import * as css from './own-devices.module.css';

const messages = timeMessages.ownDevices;

/** Switches to allow punching on own devices, by branch (TIME-21). */
export function OwnDevices() {
  const api = useApi();
  const [problem, setProblem] = useState<ApiError>();
  const { data, isError } = useQuery({ ...endpointQuery(api, listOwnDevices, {}), staleTime: 0 });
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
        {data.map((row) => (
          <OwnDevicesRow key={row.branch.id} row={row} onProblem={setProblem} />
        ))}
      </ul>
      <div aria-live="polite">{problem && <Notice kind="late">{`${messages.failed} ${problem.message}`}</Notice>}</div>
    </details>
  );
}

type RowProps = { row: Row; onProblem: (problem: ApiError | undefined) => void };

function OwnDevicesRow({ row: { branch, name, isAllowed, changedAt, by }, onProblem }: RowProps) {
  const client = useQueryClient();
  const now = useNow(60_000);
  const zone = useZoneOf()(branch.id);
  const id = `own-devices-${branch.id}`;
  const { isBusy, run } = useAction(allowOwnDevices, {
    onDone: (changed) =>
      client.setQueryData<Row[]>(endpointKey(listOwnDevices), (rows) =>
        rows?.map((one) => (one.branch.id === branch.id ? changed : one)),
      ),
    onProblem,
  });
  const allow = (isOn: boolean) => {
    onProblem(undefined);
    void run({ params: { id: branch.id }, body: { isAllowed: isOn } });
  };
  return (
    <li>
      <label htmlFor={id}>{name}</label>
      <small>{changedAt && messages.changed(by, minuteText(changedAt, now, zone))}</small>
      <Switch id={id} isOn={isAllowed} isDisabled={isBusy} onChange={allow} />
    </li>
  );
}
