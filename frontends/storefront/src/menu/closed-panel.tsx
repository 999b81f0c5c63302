import type { Branch } from '@theke/contracts/catalog/branch';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Phone, Store } from 'lucide-react';
import { lazyPage } from '../lazy-page.tsx';
import { messages } from '../messages.de.ts';
import { Link } from '../router/link.tsx';
import * as css from './closed-panel.module.css';

/** Loaded only for closed branches, to keep the first load small; space for a usual week is reserved. */
const OpeningDays = lazyPage(
  async () => ({ default: (await import(/* webpackChunkName: "week" */ './opening-days.tsx')).OpeningDays }),
  <div className={css.week} />,
);

type Props = {
  branch: Branch /** The first sentence is the headline. */;
  sentences: readonly string[];
  hasOthers: boolean;
  now: Date;
};

/** Panel of a closed branch: state, next opening and two links. The menu below stays readable. */
export const ClosedPanel = ({ branch, sentences: [headline, ...rest], hasOthers, now }: Props) => (
  <section className={css.panel}>
    <h2>{headline}</h2>
    {rest.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {branch.openingHours.length > 0 && <OpeningDays branch={branch} now={now} />}
    <div className={css.actions}>
      {hasOthers && (
        <Link className={buttonClass({ kind: 'second' })} to="/">
          <Store {...icon} />
          {messages.menu.otherBranch}
        </Link>
      )}
      {branch.phone && (
        <a className={buttonClass({ kind: 'second' })} href={phoneLink(branch.phone)}>
          <Phone {...icon} />
          {messages.menu.call}
        </a>
      )}
    </div>
  </section>
);
