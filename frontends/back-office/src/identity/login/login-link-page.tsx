import { useQueryClient } from '@tanstack/react-query';
import { useShop } from '@theke/admin/api/shop.ts';
import { loginByLink } from '@theke/contracts/identity/session';
import { call } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { forgetSession } from '../shared/forget-session.ts';
import { loginLinkMessages } from '../shared/login-link-messages.de.ts';
import { loginMessages } from '../shared/login-messages.de.ts';
import { LoginFrame } from './login-frame.tsx';
import * as css from './login-page.module.css';

/**
 * Page of a login link. Opening it does not use the token, because mail scanners open every link: a press on the
 * button does. The token is in the URL's fragment, which is not sent to servers.
 */
export function LoginLinkPage() {
  const { shopName } = useShop().config;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [busyWith, setBusyWith] = useState<string>();
  const [error, setError] = useState<ApiError>();

  async function enter(to: '/orders' | '/account?password') {
    setBusyWith(to);
    setError(undefined);
    try {
      const me = await call(loginByLink, { body: { token: hash.slice(1) } });
      forgetSession(client);
      client.setQueryData(['me'], me);
      await navigate(to, { replace: true });
    } catch (failure) {
      setError(ApiError.from(failure));
      setBusyWith(undefined);
    }
  }

  return (
    <LoginFrame title={loginLinkMessages.title}>
      <h1>{loginLinkMessages.title}</h1>
      <p className={css.lead}>{loginLinkMessages.lead(shopName)}</p>
      {error && (
        <Notice kind="late" role="alert" className={css.notice}>
          {error.message}
        </Notice>
      )}
      <div className={css.form}>
        <Button
          isWide
          busyLabel={busyWith === '/orders' && loginMessages.login.submitting}
          onClick={() => void enter('/orders')}
        >
          {loginLinkMessages.submit}
        </Button>
        <Button
          kind="second"
          isWide
          busyLabel={busyWith === '/account?password' && loginMessages.login.submitting}
          onClick={() => void enter('/account?password')}
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
