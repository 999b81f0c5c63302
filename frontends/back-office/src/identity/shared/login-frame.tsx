import { useShop } from '@theke/admin/api/shop.ts';
import { Mark } from '@theke/admin/shell/mark.tsx';
import { type ReactNode, useEffect } from 'react';
import * as css from './login-frame.module.css';
import { loginMessages } from './login-messages.de.ts';
import { Wall } from './wall.tsx';

/** Layout of all pages before login: picture, one column, legal links. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const { shopName } = useShop().config;
  useEffect(() => {
    document.title = `${title} - ${shopName}`;
  }, [title, shopName]);
  return (
    <div className={css.page}>
      <Wall />
      <div className={css.pane}>
        <header className={css.logo}>
          <Mark />
          {shopName}
        </header>
        <main className={css.main}>{children}</main>
        <footer className={css.foot}>
          <a href="/site/privacy">{loginMessages.login.privacy}</a>
          <a href="/site/imprint">{loginMessages.login.imprint}</a>
        </footer>
      </div>
    </div>
  );
}
