import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import { readGiftCardLiability } from '@theke/contracts/ordering/gift-card';
import { addDays, instantOf, startOf } from '@theke/rules/time/local-time';
import { monthSpan } from '@theke/rules/time/months';
import { dayClosesMessages } from './day-closes-messages.de.ts';

type Props = { month: string; zone: string; className?: string | undefined };

/** What all gift cards were worth at the end of a month (GIFT-10); nothing where there are none. */
export function MonthLiability({ month, zone, className }: Props) {
  const isShown = may(useMe(), 'gift-cards.write');
  const { enablePluginGiftCards } = useShop().config;
  const at = new Date(instantOf(zone, startOf(addDays(monthSpan(month).to, 1)))).toISOString();
  const { data } = useQuery({
    ...endpointQuery(useApi(), readGiftCardLiability, { query: { at } }),
    enabled: isShown && enablePluginGiftCards,
    staleTime: 0,
  });
  if (!data || data.cards === 0) return null;
  const sum = moneyText(data.balance, data.currency);
  // The current month is not over: the balance is that of now.
  const isOver = Date.parse(at) < Date.now();
  const { liability, liabilityNow } = dayClosesMessages.list;
  return <p className={className}>{isOver ? liability(dateTimeText(at, zone), sum) : liabilityNow(sum)}</p>;
}
