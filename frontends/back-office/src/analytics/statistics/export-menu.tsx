import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import type { readOrderTimes, readRevenue, readRevenueOrigins } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Armchair, CalendarDays, Clock, Coins, Download, Percent, Signpost, UtensilsCrossed } from 'lucide-react';
import { useNotify } from 'ra-core';
import { wholeDay } from '../shared/day-texts.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { exportDays } from './export-days.ts';
import {
  exportHours,
  exportItems,
  exportOrigins,
  exportReservations,
  exportTaxes,
  exportTips,
} from './export-tables.ts';
import { reservedDays } from './reserved-days.ts';
import { statisticsQueries } from './statistics-queries.ts';

const messages = statisticsMessages.exported;

type Props = {
  range: StatisticQuery;
  revenue: Replied<typeof readRevenue>;
  origins: Replied<typeof readRevenueOrigins>;
  times: Replied<typeof readOrderTimes>;
};

/** Menu to export the tables of the page; the product export contains all products. */
export function ExportMenu({ range, revenue, origins, times }: Props) {
  const notify = useNotify();
  // Loaded on demand, because it may contain hundreds of products.
  const queries = statisticsQueries(useApi(), range);
  const sold = useQuery({ ...queries.sold, enabled: false });
  const taxes = useQuery({ ...queries.taxes, enabled: false });
  // Already loaded by their tables; nothing to export without tips or reservations.
  const { data: reservations } = useQuery({ ...queries.reservations, enabled: false });
  const { data: tips } = useQuery({ ...queries.tips, enabled: false });
  const save = (table: string, rows: readonly string[]) =>
    saveFile(
      messages.file(table, wholeDay(range.from), wholeDay(range.to)),
      new Blob([...rows], { type: 'text/csv;charset=utf-8' }),
    );
  const saveItems = async () => {
    const { data, error } = await sold.refetch();
    if (data && !error) save(messages.items, exportItems(data.rows));
    else notify(messages.failed, { type: 'error' });
  };
  const saveTaxes = async () => {
    const { data, error } = await taxes.refetch();
    if (data && !error) save(messages.taxes, exportTaxes(data.rows));
    else notify(messages.failed, { type: 'error' });
  };
  return (
    <Popover
      label={statisticsMessages.export}
      buttonClass={buttonClass({ kind: 'second' })}
      button={
        <>
          <Download {...icon} size={16} />
          {statisticsMessages.export}
        </>
      }
    >
      <MenuItem
        label={messages.days}
        Icon={CalendarDays}
        onClick={() => save(messages.days, exportDays(revenue.rows))}
      />
      <MenuItem label={messages.items} Icon={UtensilsCrossed} onClick={() => void saveItems()} />
      <MenuItem
        label={messages.origins}
        Icon={Signpost}
        onClick={() => save(messages.origins, exportOrigins(origins.rows))}
      />
      <MenuItem label={messages.taxes} Icon={Percent} onClick={() => void saveTaxes()} />
      {tips && tips.rows.length > 0 && (
        <MenuItem label={messages.tips} Icon={Coins} onClick={() => save(messages.tips, exportTips(tips.rows))} />
      )}
      {reservations && reservedDays(reservations.rows).length > 0 && (
        <MenuItem
          label={messages.reservations}
          Icon={Armchair}
          onClick={() => save(messages.reservations, exportReservations(reservations.rows))}
        />
      )}
      <MenuItem label={messages.hours} Icon={Clock} onClick={() => save(messages.hours, exportHours(times.rows))} />
    </Popover>
  );
}
