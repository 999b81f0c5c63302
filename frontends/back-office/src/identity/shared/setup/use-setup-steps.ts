import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { listApiKeys } from '@theke/contracts/identity/api-key';
import { devices } from '@theke/contracts/notifications/device';
import { type SetupStep, setupSteps } from './setup-steps.ts';

const one = { query: { page: 1, pageSize: 1 } };

/** Steps of the checklist; undefined until the numbers of products, menus and devices are loaded. */
export function useSetupSteps({ enabled = true } = {}): {
  steps: SetupStep[] | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
} {
  const api = useApi();
  const me = useMe();
  const { config, branches } = useShop();
  // Other pages change these numbers.
  const fresh = { enabled, staleTime: 0 };
  const all = [
    useQuery({ ...endpointQuery(api, products.endpoints.list, one), ...fresh }),
    useQuery({ ...endpointQuery(api, menus.endpoints.list, one), ...fresh }),
    useQuery({ ...endpointQuery(api, devices.endpoints.list, one), ...fresh }),
    useQuery({ ...endpointQuery(api, listApiKeys, one), ...fresh, enabled: enabled && may(me, 'api-keys.read') }),
  ];
  const [product, menu, device, key] = all.map(({ data }) => data?.meta.total);
  const isLoaded = product !== undefined && menu !== undefined && device !== undefined;
  return {
    steps: isLoaded
      ? setupSteps({ config, branches, products: product, menus: menu, devices: device + (key ?? 0) })
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
