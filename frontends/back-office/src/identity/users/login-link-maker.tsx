import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { timeText } from '@theke/admin/ui/format.ts';
import { createLoginLink } from '@theke/contracts/identity/session';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { loginLinkMessages } from '../shared/login-link-messages.de.ts';
import * as css from './login-link-maker.module.css';

/** Creates a one-time login link for a user; it is shown only once. */
export function LoginLinkMaker({ record: { id } }: { record: Pick<OfficeRecord, 'id'> }) {
  const zone = useZoneOf()();
  const [link, setLink] = useState<{ path: string; expiresAt: string }>();
  const { isBusy, problem, run } = useAction(createLoginLink, { onDone: setLink });
  return (
    <section className={css.maker} aria-labelledby="login-link">
      <h2 id="login-link">{loginLinkMessages.heading}</h2>
      <div aria-live="polite">
        {link ? (
          <>
            <CopyField label={loginLinkMessages.label} value={new URL(link.path, window.location.origin).href} />
            <p>{loginLinkMessages.validUntil(timeText(link.expiresAt, zone))}</p>
          </>
        ) : (
          <p>{loginLinkMessages.text}</p>
        )}
        {problem && <Notice kind="late">{problem.message}</Notice>}
      </div>
      <Button
        kind="second"
        size="small"
        busyLabel={isBusy && messages.working}
        onClick={() => void run({ params: { id } })}
      >
        {link ? loginLinkMessages.createAnother : loginLinkMessages.create}
      </Button>
    </section>
  );
}
