import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { resetTwoFactor } from '@theke/contracts/identity/two-factor';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import * as css from './login-link-maker.module.css';

const texts = twoFactorMessages.reset;

/** Resets the second login step of a user who lost phone and recovery codes. */
export function TwoFactorReset({ record: { id } }: { record: Pick<OfficeRecord, 'id'> }) {
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, run } = useAction(resetTwoFactor, {
    onDone: () => notify(texts.done, { type: 'info' }),
  });
  return (
    <section className={css.maker} aria-labelledby="two-factor">
      <h2 id="two-factor">{twoFactorMessages.title}</h2>
      <div aria-live="polite">
        <p>{texts.text}</p>
        {problem && <Notice kind="late">{problem.message}</Notice>}
      </div>
      <Button kind="second" size="small" busyLabel={isBusy && messages.working} onClick={() => setIsAsking(true)}>
        {texts.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.confirmTitle}
          text={texts.confirm}
          confirmLabel={texts.action}
          onConfirm={async () => {
            setIsAsking(false);
            await run({ params: { id } });
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
