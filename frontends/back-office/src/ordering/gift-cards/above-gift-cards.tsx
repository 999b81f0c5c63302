import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { readGiftCardLiability } from '@theke/contracts/ordering/gift-card';
import { buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Link } from 'react-router';
import * as css from './gift-card-page.module.css';
import { giftCardsMessages as texts } from './gift-cards-messages.de.ts';

/** Above the list of gift cards: what all cards are worth, and the way to sell one. */
export function AboveGiftCards() {
  const me = useMe();
  const { enablePluginGiftCards } = useShop().config;
  const { data } = useQuery({
    ...endpointQuery(useApi(), readGiftCardLiability, { query: {} }),
    enabled: may(me, 'gift-cards.write'),
    staleTime: 0,
  });
  return (
    <div className={css.above}>
      {!enablePluginGiftCards && <Notice kind="soon">{texts.off}</Notice>}
      {data && data.cards > 0 && <p>{texts.liability(moneyText(data.balance, data.currency), data.cards)}</p>}
      {enablePluginGiftCards && may(me, 'gift-cards.sell') && (
        <Link className={buttonClass({ kind: 'main', size: 'small' })} to="/gift-cards/sell">
          {texts.sell}
        </Link>
      )}
    </div>
  );
}
