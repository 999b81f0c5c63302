import { useAction } from '@theke/admin/api/use-action.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import * as folded from '@theke/admin/ui/folded.module.css';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Signpost } from 'lucide-react';
import { useId, useState } from 'react';
import { redirectMessages } from './redirect-messages.de.ts';
import * as css from './redirect-test.module.css';
import { type Arrival, ownPath, wherePathLeads } from './where-path-leads.ts';

/** Test above the list of redirects: shows where a path leads, by redirect or page. */
export function RedirectTest() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="second" size="small" onClick={() => setIsOpen(true)}>
        <Signpost {...icon} size={16} />
        <span className={folded.belowTablet}>{redirectMessages.ask}</span>
      </Button>
      {isOpen && <TestDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function TestDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [found, setFound] = useState<{ requested: string; arrival: Arrival }>();

  const { isBusy, problem, run, reset } = useAction((path: string) => wherePathLeads(path, location.origin), {
    onDone: (arrival, requested) => setFound({ requested, arrival }),
  });
  function look() {
    const path = ownPath(typed, location.origin);
    setFound(undefined);
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
        {found && <Answer {...found} />}
      </div>
    </DecisionDialog>
  );
}

function Answer({ requested, arrival: { path, isThere } }: { requested: string; arrival: Arrival }) {
  const isSame = path === requested;
  const sentence = isThere
    ? isSame
      ? redirectMessages.stays(requested)
      : redirectMessages.leads(requested, path)
    : isSame
      ? redirectMessages.nothing(requested)
      : redirectMessages.dead(requested, path);
  return (
    <Notice kind={isThere ? 'ok' : 'late'}>
      {sentence}{' '}
      {isThere && (
        <a href={path} target="_blank" rel="noreferrer">
          {redirectMessages.open}
        </a>
      )}
    </Notice>
  );
}
