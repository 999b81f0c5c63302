import { giftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import NotFoundPage from '../not-found-page.tsx';
import { PagesByPath } from '../router/pages-by-path.tsx';
import { BoughtCard } from './bought-card.tsx';
import { BuyPage } from './buy-page.tsx';

/** Pages below `/site/geschenkkarte`: the sale, and each bought card by its link (GIFT-13, GIFT-16). */
export default function GiftCardPages() {
  return (
    <PagesByPath
      pages={{
        [giftCardPath]: <BuyPage />,
        [`${giftCardPath}/:uid/:hash`]: <BoughtCard />,
        '*': <NotFoundPage />,
      }}
    />
  );
}
