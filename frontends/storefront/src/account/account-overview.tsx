import type { Account } from '@theke/contracts/ordering/account';
import { buttonClass } from '@theke/ui/button';
import { Link } from '../router/link.tsx';
import * as css from './account.module.css';
import { AccountData } from './account-data.tsx';
import { accountMessages as texts } from './account-messages.de.ts';
import { AccountOrders } from './account-orders.tsx';
import { AddressBook } from './address-book.tsx';
import { ContactForm } from './contact-form.tsx';
import { NewsletterSwitch } from './newsletter-switch.tsx';
import { StampCard } from './stamp-card.tsx';

type Props = {
  account: Account;
  /** Called with a sentence after the account was left or deleted. */
  onGone: (farewell: string | undefined) => void;
};

/** The account of a logged-in guest. */
export const AccountOverview = ({ account, onGone }: Props) => (
  <>
    <div className={css.head}>
      <h1>{texts.title}</h1>
      <p>{texts.loggedInAs(account.email)}</p>
      <Link className={buttonClass({ kind: 'second' })} to="/">
        {texts.toMenu}
      </Link>
    </div>
    {account.stampCard && <StampCard card={account.stampCard} />}
    <AccountOrders email={account.email} />
    <ContactForm key={`contact ${account.version}`} account={account} />
    <AddressBook account={account} />
    <NewsletterSwitch account={account} />
    <AccountData onGone={onGone} />
  </>
);
