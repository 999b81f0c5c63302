import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@theke/admin/api/use-action.ts';
import { loginByPasskey, startPasskeyLogin } from '@theke/contracts/identity/passkey';
import { call } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { KeyRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { canUsePasskeys } from '../shared/ask-authenticator.ts';
import { forgetSession } from '../shared/forget-session.ts';
import { loginMessages } from '../shared/login-messages.de.ts';
import { passkeyMessages } from '../shared/passkey-messages.de.ts';
import * as css from './login-page.module.css';
import { safeReturn } from './safe-return.ts';

type Props = { isKept: boolean; isDisabled: boolean; from: string | null };

/** Button to log in with a passkey; nothing where the browser has none. */
export function PasskeyLogin({ isKept, isDisabled, from }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isBusy, problem, run } = useAction(
    async () => {
      const [options, { answerWithPasskey }] = await Promise.all([
        call(startPasskeyLogin, { body: {} }),
        import(/* webpackChunkName: "part-passkeys" */ '../shared/ask-authenticator.ts'),
      ]);
      return call(loginByPasskey, { body: { credential: await answerWithPasskey(options), isKept } });
    },
    {
      onDone: (me) => {
        forgetSession(client);
        client.setQueryData(['me'], me);
        return navigate(safeReturn(from), { replace: true });
      },
    },
  );
  if (!canUsePasskeys()) return null;
  return (
    <>
      {problem && (
        <Notice kind="late" role="alert" className={css.notice}>
          {problem.message}
        </Notice>
      )}
      <Button
        kind="second"
        isWide
        className={css.passkey}
        disabled={isDisabled}
        busyLabel={isBusy && loginMessages.login.submitting}
        onClick={() => void run()}
      >
        <KeyRound {...icon} size={20} />
        {passkeyMessages.login}
      </Button>
    </>
  );
}
