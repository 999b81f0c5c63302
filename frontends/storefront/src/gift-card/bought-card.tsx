import { useQuery } from '@tanstack/react-query';
import type { PublicGiftCardPurchase, readGiftCardPurchase } from '@theke/contracts/ordering/gift-card-purchase';
import { giftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button, buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { messages } from '../messages.de.ts';
import * as page from '../page.module.css';
import { PageLoading } from '../page-loading.tsx';
import { Link } from '../router/link.tsx';
import { usePathParts } from '../router/pages-by-path.tsx';
import * as css from './buy-card.module.css';
import { buyCardMessages } from './buy-card-messages.de.ts';
import { CardFacts } from './card-facts.tsx';
import { CardSheet } from './card-sheet.tsx';

const texts = buyCardMessages.bought;
const endpoint = route<typeof readGiftCardPurchase>('GET', '/gift-cards/purchases/:uid/:hash');

/** Polling intervals in ms while the payment may still arrive. */
const pollEvery = { due: 2_000, expired: 15_000 };

/** The buyer's page of a card, by its link (GIFT-16). */
export function BoughtCard() {
  const { uid = '', hash = '' } = usePathParts();
  const { data, error, refetch } = useQuery({
    queryKey: ['gift-card', uid, hash],
    queryFn: ({ signal }) => call(endpoint, { params: { uid, hash } }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data: read } }) =>
      read?.state === 'due' || read?.state === 'expired' ? pollEvery[read.state] : false,
  });
  if (data) return <Purchase purchase={data} />;
  if (!error) return <PageLoading />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <main className={page.below}>
      {isMissing ? (
        <Empty isPageTitle title={texts.notFound} text={texts.notFoundText} action={<BuyAnother />} />
      ) : (
        <ErrorPanel isPageTitle message={texts.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
    </main>
  );
}

const BuyAnother = () => (
  <Link className={buttonClass({ kind: 'second' })} to={giftCardPath}>
    {texts.another}
  </Link>
);

function Purchase({ purchase }: { purchase: PublicGiftCardPurchase }) {
  const { state, code, uid, hash } = purchase;
  const [title, text] = textsFor(purchase);
  return (
    <main className={classNames(page.wrap, css.page)}>
      <div role="status">
        <h1>{title}</h1>
        <p className={css.lead}>{text}</p>
      </div>
      {code !== null && <CardSheet purchase={purchase} code={code} />}
      <CardFacts purchase={purchase} />
      <div className={css.actions}>
        {code !== null && <Button onClick={() => window.print()}>{texts.print}</Button>}
        {state === 'due' && (
          <Link className={buttonClass()} to={`/pay/${uid}/${hash}`}>
            {texts.pay}
          </Link>
        )}
        {state !== 'due' && <BuyAnother />}
      </div>
    </main>
  );
}

function textsFor({ state, isForSelf, recipientEmail }: PublicGiftCardPurchase): readonly [string, string] {
  if (state !== 'paid') return texts.states[state];
  return isForSelf ? texts.ready : [texts.onItsWay, texts.sentTo(recipientEmail)];
}
