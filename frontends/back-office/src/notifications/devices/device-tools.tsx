import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { whenText } from '@theke/admin/ui/format.ts';
import type { Endpoint } from '@theke/contracts/endpoint';
import {
  type Device,
  makeDeviceKey,
  readDeviceState,
  requestDeviceLogs,
  testNotification,
  testPrint,
} from '@theke/contracts/notifications/device';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { deviceMessages } from './device-messages.de.ts';
import * as css from './device-tools.module.css';
import { PrintJobList } from './print-job-list.tsx';

/** Polling interval in ms. */
const freshFor = 5_000;

/** Recent activity of a device, and commands to it. */
export function DeviceTools({ record }: { record: OfficeRecord }) {
  const { id, type } = record as OfficeRecord & Pick<Device, 'type'>;
  const api = useApi();
  const client = useQueryClient();
  const now = useNow(freshFor);
  const zone = useZoneOf()();
  const [path, setPath] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const query = endpointQuery(api, readDeviceState, { params: { id } });
  const { data: state, isError } = useQuery({
    ...query,
    refetchInterval: freshFor,
  });
  const when = (at: string | null) => (at === null ? deviceMessages.never : whenText(at, now, zone));

  async function ask(what: string, refusal: string, work: () => Promise<unknown>) {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
      await client.invalidateQueries(query);
    } catch (error) {
      setProblem([refusal, (error as Error).message].join(' '));
    } finally {
      setBusy(undefined);
    }
  }
  const button = (endpoint: Endpoint, label: string, refusal: string) => (
    <Button
      kind="second"
      size="small"
      busyLabel={busy === endpoint.name && messages.working}
      onClick={() =>
        void ask(endpoint.name, refusal, () => api(endpoint as typeof testPrint, { params: { id }, body: {} }))
      }
    >
      {label}
    </Button>
  );

  return (
    <section className={css.tools} aria-labelledby="device-state">
      <h2 id="device-state">{deviceMessages.state}</h2>
      {isError && <Notice kind="late">{deviceMessages.stateFailed}</Notice>}
      {state && (
        <dl className={css.facts}>
          <div>
            <dt>{deviceMessages.seen}</dt>
            <dd>{when(state.seenAt)}</dd>
          </div>
          {state.status && (
            <div>
              <dt>{deviceMessages.status}</dt>
              <dd>{state.status}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={css.buttons}>
        {type !== 'frontdesk' && button(testPrint, deviceMessages.testPrint, deviceMessages.testFailed)}
        {button(testNotification, deviceMessages.testNotification, deviceMessages.testFailed)}
        {button(requestDeviceLogs, deviceMessages.requestLog, deviceMessages.logFailed)}
      </div>
      <div aria-live="polite">{problem && <Notice kind="late">{problem}</Notice>}</div>
      {type === 'cloudprnt' && (
        <div className={css.made}>
          <h3>{deviceMessages.address}</h3>
          {path ? (
            <CopyField label={deviceMessages.addressOnce} value={new URL(path, window.location.origin).href} />
          ) : (
            <p>
              {state?.keyMadeAt ? deviceMessages.addressMade(when(state.keyMadeAt)) : deviceMessages.addressMissing}
            </p>
          )}
          <Button
            kind="second"
            size="small"
            busyLabel={busy === makeDeviceKey.name && messages.working}
            onClick={() =>
              void ask(makeDeviceKey.name, deviceMessages.addressFailed, async () =>
                setPath((await api(makeDeviceKey, { params: { id }, body: {} })).path),
              )
            }
          >
            {state?.keyMadeAt ? deviceMessages.addressAnew : deviceMessages.addressMake}
          </Button>
        </div>
      )}
      {state && type !== 'frontdesk' && <PrintJobList jobs={state.jobs} when={when} />}
      {state && (state.logAskedAt || state.logAt) && (
        <div className={css.block}>
          <h3>{deviceMessages.log}</h3>
          {state.logAskedAt && <p>{deviceMessages.logAsked(when(state.logAskedAt))}</p>}
          {state.logAt && (
            <>
              <p>{deviceMessages.logOf(when(state.logAt))}</p>
              <textarea
                className={css.log}
                readOnly
                rows={8}
                aria-label={deviceMessages.log}
                value={state.log.join('\n') || deviceMessages.logEmpty}
              />
            </>
          )}
        </div>
      )}
    </section>
  );
}
