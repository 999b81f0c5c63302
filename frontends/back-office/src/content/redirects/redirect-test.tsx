import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { redirects } from '@theke/contracts/content/redirect';
import { type TracedPath, traceRedirect } from '@theke/contracts/content/redirect-tools';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useId, useState } from 'react';
import { ownPath } from './own-path.ts';
import { redirectMessages } from './redirect-messages.de.ts';
import * as css from './redirect-test.module.css';
import { useShortenRedirect } from './use-shorten-redirect.ts';

/** Shows every hop from a path to the page where visitors arrive. */
export function RedirectTest({ onClose }: { onClose: () => void }) {
  const id = useId();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [trace, setTrace] = useState<TracedPath>();

  const { isBusy, problem, run, reset } = useAction((path: string) => api(traceRedirect, { query: { path } }), {
    onDone: setTrace,
  });
  function look() {
    const path = ownPath(typed, location.origin);
    setTrace(undefined);
    setIsWrong(path === undefined);
    if (path === undefined) reset();
    else void run(path);
  }
  const fault = isWrong ? redirectMessages.wrong : problem && redirectMessages.failed;

  return (
    <DecisionDialog
      title={redirectMessages.title}
      label={redirectMessages.look}
      busyLabel={isBusy && redirectMessages.looking}
      onDecide={look}
      onClose={onClose}
    >
      <FieldFrame id={id} label={redirectMessages.path} hint={redirectMessages.hint} fault={fault}>
        {(attributes) => (
          <input
            {...attributes}
            className={control.control}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && look()}
          />
        )}
      </FieldFrame>
      <div aria-live="polite" className={css.answer}>
        {trace && <Trace trace={trace} onShortened={look} />}
      </div>
    </DecisionDialog>
  );
}

function Trace({ trace: { hops, path, arrival }, onShortened }: { trace: TracedPath; onShortened: () => void }) {
  const canWrite = may(useMe(), redirects.write);
  const { isBusy, run } = useShortenRedirect(onShortened);
  const [first] = hops;
  const rule = hops.length > 1 && arrival === 'page' ? first?.redirect : undefined;
  return (
    <>
      {hops.length > 0 && (
        <ol className={css.hops} aria-label={redirectMessages.hops}>
          {hops.map((hop) => (
            <li key={hop.path}>
              <code>{hop.path}</code> <span>{redirectMessages.by[hop.by]}</span>
            </li>
          ))}
          <li>
            <code>{path}</code>
          </li>
        </ol>
      )}
      <Notice kind={arrival === 'page' ? (hops.length > 1 ? 'soon' : 'ok') : 'late'}>
        {redirectMessages.arrival[arrival](path)} {hops.length > 0 && `${redirectMessages.count(hops.length)}.`}{' '}
        {arrival === 'page' && (
          <a href={path} target="_blank" rel="noreferrer">
            {redirectMessages.open}
          </a>
        )}
      </Notice>
      {rule && canWrite && (
        <Button
          kind="second"
          size="small"
          busyLabel={isBusy && redirectMessages.shortening}
          onClick={() => void run({ id: rule, target: path })}
        >
          {redirectMessages.shorten}
        </Button>
      )}
    </>
  );
}
