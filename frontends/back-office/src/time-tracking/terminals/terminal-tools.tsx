import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { minuteText } from '@theke/admin/ui/format.ts';
import {
  makeTerminalKey,
  readTerminalState,
  revokeTerminal,
  type Terminal,
} from '@theke/contracts/time-tracking/terminal';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { timeMessages } from '../shared/time-messages.de.ts';
import * as css from './terminal-tools.module.css';

const terminalMessages = timeMessages.terminal;
/** Polling interval in ms. */
const pollIntervalMs = 10_000;

/** Creates and revokes a terminal's key, which is shown only once (TIME-01). */
export function TerminalTools({ record }: { record: OfficeRecord }) {
  const { id, branch } = record as OfficeRecord & Pick<Terminal, 'branch'>;
  const api = useApi();
  const now = useNow(pollIntervalMs);
  const zone = useZoneOf()(branch.id);
  const [key, setKey] = useState<string>();
  const query = endpointQuery(api, readTerminalState, { params: { id } });
  const { data: state, isError } = useQuery({ ...query, refetchInterval: pollIntervalMs });
  const when = (at: string | null) => (at === null ? terminalMessages.never : minuteText(at, now, zone));

  const { isBusy, input, problem, run } = useAction(
    async (act: 'make' | 'revoke') => {
      const sent = { params: { id }, body: {} };
      if (act === 'make') setKey((await api(makeTerminalKey, sent)).key);
      else {
        await api(revokeTerminal, sent);
        setKey(undefined);
      }
    },
    { invalidates: [query.queryKey] },
  );
  const failed = input === 'revoke' ? terminalMessages.revokeFailed : terminalMessages.failed;

  return (
    <section className={css.tools} aria-labelledby="terminal-access">
      <h2 id="terminal-access">{terminalMessages.title}</h2>
      <p>{terminalMessages.lead}</p>
      {isError && <Notice kind="late">{terminalMessages.stateFailed}</Notice>}
      {state && (
        <>
          <dl className={css.facts}>
            <div>
              <dt>{terminalMessages.seen}</dt>
              <dd>{when(state.seenAt)}</dd>
            </div>
          </dl>
          {key ? (
            <CopyField label={terminalMessages.once} value={`${window.location.origin}/terminal#${key}`} />
          ) : (
            <p>{standing(state, when)}</p>
          )}
          <div className={css.buttons}>
            <Button
              kind="second"
              size="small"
              busyLabel={isBusy && input === 'make' && messages.working}
              onClick={() => void run('make')}
            >
              {state.keyMadeAt ? terminalMessages.anew : terminalMessages.make}
            </Button>
            {state.keyMadeAt && (
              <Button
                kind="second"
                size="small"
                busyLabel={isBusy && input === 'revoke' && messages.working}
                onClick={() => void run('revoke')}
              >
                {terminalMessages.revoke}
              </Button>
            )}
          </div>
        </>
      )}
      <div aria-live="polite">{problem && <Notice kind="late">{`${failed} ${problem.message}`}</Notice>}</div>
    </section>
  );
}

function standing(
  { keyMadeAt, revokedAt }: { keyMadeAt: string | null; revokedAt: string | null },
  when: (at: string) => string,
): string {
  if (keyMadeAt !== null) return terminalMessages.made(when(keyMadeAt));
  return revokedAt === null ? terminalMessages.none : terminalMessages.revoked(when(revokedAt));
}
