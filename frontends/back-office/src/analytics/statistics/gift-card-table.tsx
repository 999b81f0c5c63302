import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import type { readGiftCardSums } from '@theke/contracts/ordering/gift-card-statistic';
import { numberText } from '@theke/rules/units/amount-text';
import { namedDay } from '../shared/day-texts.ts';
import { FiguresSection } from '../shared/figures-section.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { SumTable } from '../shared/sum-table.tsx';
import { statisticsQueries } from './statistics-queries.ts';

const messages = statisticsMessages.giftCards;

/** Sold and redeemed gift cards by day (STAT-26). Nothing while the module is off, and for a range without any. */
export function GiftCardTable({ range, currency }: { range: StatisticQuery; currency: string }) {
  const isUsed = useShop().config.enablePluginGiftCards === true;
  const { data } = useQuery({ ...statisticsQueries(useApi(), range).giftCards, enabled: isUsed });
  if (!data) return null;
  const days = data.rows.filter(({ cards, sold, redeemed }) => cards !== 0 || sold !== 0 || redeemed !== 0);
  if (days.length === 0) return null;
  const cells = ({ cards, sold, redeemed }: Replied<typeof readGiftCardSums>['total']) => [
    numberText(cards),
    ...[sold, redeemed].map((sum) => moneyText(sum, currency)),
  ];
  return (
    <FiguresSection title={messages.title} note={messages.note}>
      <SumTable
        labels={[statisticsMessages.day, messages.cards, messages.sold, messages.redeemed]}
        rows={days.toReversed().map(({ day, ...sums }) => ({ key: day, head: namedDay(day), cells: cells(sums) }))}
        total={{ head: statisticsMessages.sum, cells: cells(data.total) }}
      />
    </FiguresSection>
  );
}
