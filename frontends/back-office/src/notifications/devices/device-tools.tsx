import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { whenText } from '@theke/admin/ui/format.ts';
import type { Replied } from '@theke/contracts/endpoint';
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
  const now = useNow(freshFor);
  const zone = useZoneOf()();
  const [path, setPath] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const query = endpointQuery(api, readDeviceState, { params: { id } });
  const { data: state, isError } = useQuery({
    ...query,
    refetchInterval: freshFor,
  });
  const when = (at: string | null) => (at === null ? deviceMessages.never : whenText(at, now, zone));

  const command = { device: id, onProblem: setProblem };

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
        {type !== 'frontdesk' && (
          <CommandButton
            {...command}
            endpoint={testPrint}
            label={deviceMessages.testPrint}
            failed={deviceMessages.testFailed}
          />
        )}
        <CommandButton
          {...command}
          endpoint={testNotification}
          label={deviceMessages.testNotification}
          failed={deviceMessages.testFailed}
        />
        <CommandButton
          {...command}
          endpoint={requestDeviceLogs}
          label={deviceMessages.requestLog}
          failed={deviceMessages.logFailed}
        />
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
          <CommandButton
            {...command}
            endpoint={makeDeviceKey}
            label={state?.keyMadeAt ? deviceMessages.addressAnew : deviceMessages.addressMake}
            failed={deviceMessages.addressFailed}
            onDone={(created) => setPath(created.path)}
          />
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

type Command = typeof testPrint | typeof testNotification | typeof requestDeviceLogs | typeof makeDeviceKey;
type CommandProps<C extends Command> = {
  device: string;
  endpoint: C;
  label: string;
  /** Message for a failure, before its reason. */
  failed: string;
  onDone?: (reply: Replied<C>) => void;
  onProblem: (problem: string | undefined) => void;
};

function CommandButton<C extends Command>({ device, endpoint, label, failed, onDone, onProblem }: CommandProps<C>) {
  const { isBusy, run } = useAction<Command>(endpoint, {
    invalidates: [endpointKey(readDeviceState, { params: { id: device } })],
    onDone: (reply) => onDone?.(reply as Replied<C>),
    onProblem: ({ message }) => onProblem(`${failed} ${message}`),
  });
  return (
    <Button
      kind="second"
      size="small"
      busyLabel={isBusy && messages.working}
      onClick={() => {
        onProblem(undefined);
        void run({ params: { id: device }, body: {} });
      }}
    >
      {label}
    </Button>
  );
}
