import type { Branch } from '@theke/contracts/catalog/branch';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronRight } from 'lucide-react';
import { addressText } from '../branch-list/address-text.ts';
import * as page from '../page.module.css';
import { Link } from '../router/link.tsx';
import * as css from './reservation.module.css';
import { reservationMessages as texts } from './reservation-messages.de.ts';

/** Branches that take reservations. */
export const BranchChoice = ({ branches }: { branches: readonly Branch[] }) => (
  <main className={classNames(page.wrap, css.page)}>
    <h1>{texts.title}</h1>
    <p className={css.lead}>{texts.chooseBranch}</p>
    <ul className={css.branches}>
      {branches.map((branch) => (
        <li key={branch.id}>
          <Link to={`/reservation/${branch.identifier}`}>
            <span>
              <b>{branch.name}</b>
              {addressText(branch)}
            </span>
            <ChevronRight {...icon} />
          </Link>
        </li>
      ))}
    </ul>
  </main>
);
