import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayAgo } from '@theke/admin/lists/day-filter.ts';
import type { readOrderOrigins } from '@theke/contracts/analytics/order-statistics';
import type { QrCode } from '@theke/contracts/analytics/qr-code';
import { readQrCodeOrigins, readQrCodeTargets } from '@theke/contracts/analytics/qr-code-statistics';
import { numberText } from '@theke/rules/units/amount-text';
import { route } from '@theke/ui/api-client';
import { OrdersLink } from '../shared/orders-link.tsx';
import { ordersOf } from '../shared/orders-of.ts';
import { qrMessages } from './qr-messages.de.ts';
import * as css from './qr-preview.module.css';

const messages = qrMessages.figures;
/** Number of days, including today. */
const days = 30;

/** Recent scans of a code, orders through it, and its targets. */
export function QrFigures({ code }: { code: Pick<QrCode, 'id' | 'path'> }) {
  const api = useApi();
  const zone = useZoneOf()();
  const enabled = may(useMe(), 'statistics.read');
  const range = { from: dayAgo(days - 1, zone), to: dayAgo(0, zone) };
  const request = { query: range };
  const { data: origins } = useQuery({ ...endpointQuery(api, readQrCodeOrigins, request), enabled });
  const { data: targetScans } = useQuery({ ...endpointQuery(api, readQrCodeTargets, request), enabled });
  const { data: orderOrigins } = useQuery({
    queryKey: ['statistics', 'order-origins', range],
    // By path only: the contract would load the whole order schema.
    queryFn: ({ signal }) => api(route<typeof readOrderOrigins>('GET', '/statistics/order-origins'), request, signal),
    enabled,
  });
  if (!origins || !targetScans || !orderOrigins) return null;
  const scans = origins.rows.find((row) => row.code === code.id)?.scans ?? 0;
  const orders = orderOrigins.rows.find(({ qr }) => qr === code.path)?.orders ?? 0;
  const targets = targetScans.rows.filter((row) => row.code === code.id);
  return (
    <section className={css.tools}>
      <h3>{messages.title(days)}</h3>
      <dl className={css.figures}>
        <dt>{messages.scans}</dt>
        <dd>{numberText(scans)}</dd>
        <dt>{messages.orders}</dt>
        <dd>
          <OrdersLink count={orders} to={ordersOf(range, 'counted', { origin: 'qr', qr: code.path })} />
        </dd>
        {targets.map(({ target, isFallback, scans: count }) => (
          <div key={`${target} ${isFallback}`} className={css.led}>
            <dt>
              {messages.led(target)} {isFallback && <small>{messages.fallback}</small>}
            </dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
