import { classNames } from '@theke/ui/class-names';
import { useShop } from '@theke/ui/shop';
import { useNow } from '@theke/ui/use-now';
import { BranchContact } from '../about/branch-contact.tsx';
import { BalanceSection } from '../gift-card/balance-section.tsx';
import { OpeningDays } from '../menu/opening-days.tsx';
import { messages } from '../messages.de.ts';
import * as page from '../page.module.css';
import { ReservationLink } from '../reservation/reservation-link.tsx';
import { Link } from '../router/link.tsx';
import * as css from './contact-page.module.css';

/**
 * Default page at `/kontakt`, unless staff created one at that path: contact data of the branches (PAGE-11), and the
 * balance of gift cards.
 */
export default function ContactPage() {
  const { branches, config } = useShop();
  const now = useNow(60_000);
  return (
    <main className={classNames(page.wrap, css.page)}>
      <h1>{messages.contact}</h1>
      <div className={css.branches}>
        {branches
          .filter(({ isPublic }) => isPublic)
          .map((branch) => (
            <section key={branch.id}>
              <h2>
                <Link to={`/store/${branch.identifier}`}>{branch.name}</Link>
              </h2>
              <BranchContact branch={branch} />
              {branch.isReservationEnabled && <ReservationLink branch={branch} />}
              {branch.openingHours.length > 0 && <OpeningDays branch={branch} now={now} />}
            </section>
          ))}
      </div>
      {config.enablePluginGiftCards && <BalanceSection />}
    </main>
  );
}
