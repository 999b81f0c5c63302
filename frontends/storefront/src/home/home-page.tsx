import type { Branch } from '@theke/contracts/catalog/branch';
import { openUntil } from '@theke/rules/hours/opening-hours';
import { todayText, zoneOf } from '@theke/rules/hours/opening-status';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { imageUrl } from '@theke/ui/image-url';
import { ofBusiness } from '@theke/ui/lang-attributes';
import { pictureStyle } from '@theke/ui/picture-style';
import { useShop } from '@theke/ui/shop';
import { StateMark } from '@theke/ui/state-mark';
import { useNow } from '@theke/ui/use-now';
import { aboutMessages as messages } from '../about/about-messages.de.ts';
import { BranchContact } from '../about/branch-contact.tsx';
import { BranchHours } from '../about/branch-hours.tsx';
import { firstTableSize } from '../branch-list/branch-card.tsx';
import { branchState, inOrder } from '../branch-list/branch-state.ts';
import { LastOrderLink } from '../last-order/last-order-link.tsx';
import { BranchMap } from '../map/branch-map.tsx';
import * as page from '../page.module.css';
import { ReservationLink } from '../reservation/reservation-link.tsx';
import { Link } from '../router/link.tsx';
import * as css from './home-page.module.css';
import { orderLabel } from './order-label.ts';
import { Teasers } from './teasers.tsx';

/**
 * Home page, if its plugin is enabled (PAGE-10): the business, and hours and address of each branch (BRANCHES-01 to
 * 03).
 */
export default function HomePage() {
  const { config, branches } = useShop();
  const now = useNow(20_000);
  const publicBranches = inOrder(branches, now).filter(({ isPublic }) => isPublic);
  const [first, ...furtherBranches] = publicBranches;
  // With one branch, shows its picture; with several, a single branch's picture would mislead.
  const onlyBranch = furtherBranches.length === 0 ? first : undefined;
  return (
    <main>
      {onlyBranch && <Picture branch={onlyBranch} />}
      <div className={page.wrap}>
        <div className={css.intro}>
          <div>
            <h1>{config.title || config.shopName}</h1>
            {config.description && (
              <p {...ofBusiness} className={css.description}>
                {config.description}
              </p>
            )}
            {onlyBranch && <State branch={onlyBranch} now={now} />}
          </div>
          <div className={css.ways}>
            {onlyBranch && <Teasers branch={onlyBranch} now={now} />}
            {onlyBranch?.isReservationEnabled && <ReservationLink />}
            <LastOrderLink />
          </div>
        </div>
        {publicBranches.map((branch) => (
          <section
            key={branch.id}
            className={classNames(css.branch, onlyBranch && css.only)}
            aria-label={onlyBranch ? undefined : branch.name}
          >
            <div>
              {!onlyBranch && (
                <>
                  <Picture branch={branch} />
                  <h2 className={css.name}>{branch.name}</h2>
                  <State branch={branch} now={now} />
                  <Link className={buttonClass({ isWide: true })} to={`/store/${branch.identifier}`}>
                    {orderLabel(branch, now)}
                  </Link>
                  {branch.isReservationEnabled && <ReservationLink branch={branch} />}
                </>
              )}
              {onlyBranch && <h2>{messages.where}</h2>}
              {onlyBranch && <p className={css.place}>{branch.name}</p>}
              <BranchContact branch={branch} />
            </div>
            <div>
              {onlyBranch ? <h2>{messages.hours}</h2> : <h3>{messages.hours}</h3>}
              <BranchHours branch={branch} now={now} />
            </div>
          </section>
        ))}
        <BranchMap />
      </div>
    </main>
  );
}

function Picture({ branch: { images } }: { branch: Branch }) {
  const [picture] = images;
  if (!picture) return null;
  return (
    <div className={css.picture}>
      <img src={imageUrl(picture, firstTableSize)} style={pictureStyle(picture)} alt="" fetchPriority="high" />
    </div>
  );
}

function State({ branch, now }: { branch: Branch; now: Date }) {
  const { state, text } = branchState(branch, now);
  const isAlwaysOpen = openUntil(branch.openingHours, zoneOf(branch), now) === 'never';
  const today = state !== 'off' && !isAlwaysOpen && todayText(branch, 'takeaway', now);
  return (
    <div className={css.state}>
      <StateMark state={state}>{text}</StateMark>
      {today && <p className={css.today}>{today}</p>}
      {state === 'closed' && branch.closedMessage && (
        <p {...ofBusiness} className={css.today}>
          {branch.closedMessage}
        </p>
      )}
    </div>
  );
}
