import type { Branch } from '@theke/contracts/catalog/branch';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { notFoundMessages } from '../not-found-messages.de.ts';
import * as page from '../page.module.css';
import { Link } from '../router/link.tsx';
import { reservationMessages as texts } from './reservation-messages.de.ts';

/** Page of a branch, or a business, that takes no reservations online. */
export const NoReservations = ({ branch }: { branch?: Branch }) => (
  <main className={page.below}>
    <Empty
      isPageTitle
      title={texts.off}
      text={texts.offText}
      action={
        branch?.phone ? (
          <a className={buttonClass()} href={phoneLink(branch.phone)}>
            {branch.phone}
          </a>
        ) : (
          <Link className={buttonClass()} to="/">
            {notFoundMessages.home}
          </Link>
        )
      }
    />
  </main>
);
