import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { digitalSignageDevices, pairTv, type Tv } from '@theke/contracts/signage/device';
import { parsePairingCode } from '@theke/rules/signage/pairing-code';
import { Button } from '@theke/ui/button';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { tvMessages } from '../shared/tv-messages.de.ts';
import { CodeField } from './code-field.tsx';
import { PairProblems } from './pair-problems.tsx';
import * as css from './repair-panel.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';

const texts = tvMessages.pairing;

/** Pairs a screen with a TV that has none. */
export function RepairPanel({ tv: { id, name } }: { tv: Tv }) {
  const canWrite = may(useMe(), 'signage.write');
  const toast = useToast();
  const [code, setCode] = useState('');
  const { run, isBusy, problem } = useAction(pairTv, {
    invalidates: [[digitalSignageDevices.name]],
    onDone: () => toast({ text: texts.done(name) }),
  });
  return (
    <section className={css.panel} aria-labelledby="tv-repair">
      <h2 id="tv-repair">{tvPageMessages.notPaired}</h2>
      {canWrite && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run({ params: { id }, body: { code: parsePairingCode(code) } });
          }}
        >
          <CopyField label={texts.lead} value={new URL('/tv', window.location.origin).href} />
          <PairProblems problem={problem} fields={['code']} />
          <CodeField
            value={code}
            error={problem?.errors.find(({ field }) => field === 'code')?.message}
            onChange={setCode}
          />
          <Button type="submit" busyLabel={isBusy && messages.working}>
            {tvMessages.pair}
          </Button>
        </form>
      )}
    </section>
  );
}
