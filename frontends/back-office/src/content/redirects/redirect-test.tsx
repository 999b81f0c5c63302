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
  const [found, setFound] = useState<{ asked: string; arrival: Arrival }>();

  const { isBusy, problem, run, reset } = useAction((asked: string) => wherePathLeads(asked, location.origin), {
    onDone: (arrival, asked) => setFound({ asked, arrival }),
  });
  function look() {
    const asked = ownPath(typed, location.origin);
    setFound(undefined);
    setIsWrong(asked === undefined);
    if (asked === undefined) reset();
    else void run(asked);
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

function Answer({ asked, arrival: { path, isThere } }: { asked: string; arrival: Arrival }) {
  const isSame = path === asked;
  const sentence = isThere
    ? isSame
      ? redirectMessages.stays(asked)
      : redirectMessages.leads(asked, path)
    : isSame
      ? redirectMessages.nothing(asked)
      : redirectMessages.dead(asked, path);
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
