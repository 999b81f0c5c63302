import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { orderMessages } from '../shared/order-messages.de.ts';

/** QR code through which an order came: its current name, otherwise its path. */
export function CodeName({ path }: { path: string }) {
  const query = { page: 1, pageSize: 1, filter: { path } };
  const { data: codes } = useQuery(endpointQuery(useApi(), qrCodes.endpoints.list, { query }));
  return orderMessages.order.byCode(codes?.data[0]?.name ?? `/q/${path}`);
}
