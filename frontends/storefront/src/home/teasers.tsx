import type { Branch } from '@theke/contracts/catalog/branch';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { expectedText } from '@theke/rules/hours/expected-time';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ArrowRight, ChevronRight, MapPin, Phone, ShoppingBag } from 'lucide-react';
import { aboutMessages as messages } from '../about/about-messages.de.ts';
import { directionsTo } from '../about/directions.ts';
import { addressText } from '../branch-list/address-text.ts';
import { branchState, offeredTypesText } from '../branch-list/branch-state.ts';
import { Link } from '../router/link.tsx';
import { promisedWindow, useExpected } from '../shop/use-expected.ts';
import { orderLabel } from './order-label.ts';
import * as css from './teasers.module.css';

/** Teasers for the only branch: order, call, get directions (BRANCHES-01). */
export function Teasers({ branch, now }: { branch: Branch; now: Date }) {
  const state = branchState(branch, now);
  const expected = useExpected({ branch, orderType: 'takeaway', area: undefined, products: [], now });
  const window = promisedWindow(expected, branch);
  const isMade = window && branch.isTakeawayEnabled && state.state !== 'off';
  const directions = directionsTo(branch);
  return (
    <div>
      <Link to={`/store/${branch.identifier}`} className={classNames(css.teaser, css.order)}>
        <ShoppingBag {...icon} />
        <span>
          <b>{orderLabel(branch, now)}</b>
          <small>
            {isMade
              ? messages.expected(expectedText(window, zoneOf(branch), now))
              : offeredTypesText(branch, state, now)}
          </small>
        </span>
        <ArrowRight {...icon} size={20} />
      </Link>
      {branch.phone && (
        <a href={phoneLink(branch.phone)} className={css.teaser}>
          <Phone {...icon} />
          <span>
            <b>{messages.call}</b>
            <small>{branch.phone}</small>
          </span>
          <ChevronRight {...icon} size={20} />
        </a>
      )}
      {directions && (
        <a href={directions} target="_blank" rel="noreferrer" className={css.teaser}>
          <MapPin {...icon} />
          <span>
            <b>{messages.directions}</b>
            <small>{addressText(branch)}</small>
          </span>
          <ChevronRight {...icon} size={20} />
        </a>
      )}
    </div>
  );
}
