import { giftCardPayments } from '@theke/rules/gift-cards/online-sale';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Empty } from '@theke/ui/empty';
import { useShop } from '@theke/ui/shop';
import NotFoundPage from '../not-found-page.tsx';
import * as page from '../page.module.css';
import { Link } from '../router/link.tsx';
import * as css from './buy-card.module.css';
import { buyCardMessages as texts } from './buy-card-messages.de.ts';
import { BuyForm } from './buy-form.tsx';

/** Page on which guests buy a gift card, if a branch offers an online payment (GIFT-13). */
export function BuyPage() {
  const { branches, config } = useShop();
  if (!config.enablePluginGiftCards) return <NotFoundPage />;
  const selling = branches.filter((branch) => giftCardPayments(config, branch).length > 0);
  const [first] = selling;
  if (!first)
    return (
      <main className={page.below}>
        <Empty
          isPageTitle
          title={texts.notSold}
          text={texts.notSoldText}
          action={
            <Link className={buttonClass()} to="/kontakt">
              {texts.toContact}
            </Link>
          }
        />
      </main>
    );
  return (
    <main className={classNames(page.wrap, css.page)}>
      <h1>{texts.title}</h1>
      <p className={css.lead}>{texts.intro}</p>
      <BuyForm branches={[first, ...selling.slice(1)]} />
    </main>
  );
}
