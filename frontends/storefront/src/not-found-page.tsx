import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { EmptyPlate } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { ChevronRight } from 'lucide-react';
import { addressText } from './branch-list/address-text.ts';
import { nearBranches } from './near-branches.ts';
import { notFoundMessages } from './not-found-messages.de.ts';
import * as css from './not-found-page.module.css';
import * as page from './page.module.css';
import { Link } from './router/link.tsx';
import { usePlace } from './router/place.ts';

export default function NotFoundPage() {
  const { pathname } = usePlace();
  const suggestions = nearBranches(pathname, useShop().branches);
  return (
    <main className={classNames(page.wrap, css.page)}>
      <EmptyPlate className={css.plate} />
      <p className={css.code}>{notFoundMessages.code}</p>
      <h1>{notFoundMessages.title}</h1>
      <p className={css.asked}>
        {notFoundMessages.requested} <code>{pathname}</code>
      </p>
      {suggestions.length > 0 && (
        <nav className={css.near} aria-labelledby="near">
          <h2 id="near">{notFoundMessages.suggestion}</h2>
          {suggestions.map((branch) => (
            <Link key={branch.id} to={`/store/${branch.identifier}`}>
              <span>
                <b>{branch.name}</b>
                {addressText(branch)}
              </span>
              <ChevronRight {...icon} />
            </Link>
          ))}
        </nav>
      )}
      <Link className={buttonClass()} to="/">
        {notFoundMessages.home}
      </Link>
    </main>
  );
}
