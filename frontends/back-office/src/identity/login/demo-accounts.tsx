import type { InitConfig } from '@theke/contracts/gateway/init';
import { loginMessages } from '../shared/login-messages.de.ts';
import * as css from './demo-accounts.module.css';

type Account = InitConfig['demoAccounts'][number];

/** Demo accounts that fill in the login form; only with demo data. */
export function DemoAccounts({
  accounts,
  onPick,
}: {
  accounts: readonly Account[];
  onPick: (account: Account) => void;
}) {
  if (accounts.length === 0) return null;
  return (
    <section className={css.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{loginMessages.login.demo}</h2>
      <p>{loginMessages.login.demoHint}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => onPick(account)}>
              <b>{account.label}</b>
              <span>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
