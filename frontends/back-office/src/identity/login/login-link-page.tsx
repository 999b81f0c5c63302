import { useQueryClient } from '@tanstack/react-query';
import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { loginByLink } from '@theke/contracts/identity/session';
import { call } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Link, useLocation, useNavigate } from 'react-router';
import { forgetSession } from '../shared/forget-session.ts';
import { LoginFrame } from '../shared/login-frame.tsx';
import { loginLinkMessages } from '../shared/login-link-messages.de.ts';
import { loginMessages } from '../shared/login-messages.de.ts';
import { asksForCode } from './asks-for-code.ts';
import * as css from './login-page.module.css';
import { SecondStep } from './second-step.tsx';

type Enter = { to: '/' | '/account?password'; code?: string };

/**
 * Page of a login link. Opening it does not use the token, because mail scanners open every link: a press on the
 * button does. The token is in the URL's fragment, which is not sent to servers.
 */
export function LoginLinkPage() {
  const { shopName } = useShop().config;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { isBusy, input, problem, run, reset } = useAction(
    ({ code }: Enter) => call(loginByLink, { body: { token: hash.slice(1), ...(code && { code }) } }),
    {
      onDone: (me, { to }) => {
        forgetSession(client);
        client.setQueryData(['me'], me);
        return navigate(to, { replace: true });
      },
    },
  );

  if (input && (asksForCode(problem) || (isBusy && input.code)))
    return (
      <LoginFrame title={loginLinkMessages.title}>
        <SecondStep
          problem={problem}
          isBusy={isBusy}
          onSubmit={(code) => void run({ to: input.to, code })}
          onBack={reset}
        />
      </LoginFrame>
    );
  return (
    <LoginFrame title={loginLinkMessages.title}>
      <h1>{loginLinkMessages.title}</h1>
      <p className={css.lead}>{loginLinkMessages.lead(shopName)}</p>
      {problem && (
        <Notice kind="late" role="alert" className={css.notice}>
          {problem.message}
        </Notice>
      )}
      <div className={css.form}>
        <Button
          isWide
          busyLabel={isBusy && input?.to === '/' && loginMessages.login.submitting}
          onClick={() => void run({ to: '/' })}
        >
          {loginLinkMessages.submit}
        </Button>
        <Button
          kind="second"
          isWide
          busyLabel={isBusy && input?.to === '/account?password' && loginMessages.login.submitting}
          onClick={() => void run({ to: '/account?password' })}
        >
          {loginLinkMessages.setPassword}
        </Button>
      </div>
      <p className={css.other}>
        <Link to="/login">{loginLinkMessages.withPassword}</Link>
      </p>
    </LoginFrame>
  );
}
