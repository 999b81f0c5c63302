import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { timeText } from '@theke/admin/ui/format.ts';
import { createLoginLink, inviteUser } from '@theke/contracts/identity/session';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { loginLinkMessages } from '../shared/login-link-messages.de.ts';
import * as css from './login-link-maker.module.css';

/** Creates a one-time login link for a user, which is shown only once, or mails an invitation (SESSION-16). */
export function LoginLinkMaker({ record: { id } }: { record: Pick<OfficeRecord, 'id'> }) {
  const zone = useZoneOf()();
  const [link, setLink] = useState<{ path: string; expiresAt: string }>();
  const [invited, setInvited] = useState<string>();
  const { isBusy, problem, run } = useAction(createLoginLink, { onDone: setLink });
  const invitation = useAction(inviteUser, {
    onDone({ email }) {
      setInvited(email);
      // The invitation contains a new link, which makes this one invalid.
      setLink(undefined);
    },
  });
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
        <p>{invited === undefined ? loginLinkMessages.inviteText : loginLinkMessages.invited(invited)}</p>
        {(problem ?? invitation.problem) && <Notice kind="late">{(problem ?? invitation.problem)?.message}</Notice>}
      </div>
      <p className={css.actions}>
        <Button
          kind="second"
          size="small"
          busyLabel={isBusy && messages.working}
          onClick={() => void run({ params: { id } })}
        >
          {link ? loginLinkMessages.createAnother : loginLinkMessages.create}
        </Button>
        <Button
          kind="second"
          size="small"
          busyLabel={invitation.isBusy && messages.working}
          onClick={() => void invitation.run({ params: { id } })}
        >
          {loginLinkMessages.invite}
        </Button>
      </p>
    </section>
  );
}
