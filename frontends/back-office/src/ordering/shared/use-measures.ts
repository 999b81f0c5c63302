import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { products } from '@theke/contracts/catalog/product';
import type { OrderItem } from '@theke/contracts/ordering/order';
import { isSoldByPriceUnit } from '@theke/rules/price/changed-items';
import type { Measured } from '@theke/rules/units/units';

/** Unit conversions of products that were ordered in another unit than that of their price; undefined while loading. */
export function useMeasures(items: readonly OrderItem[]): ReadonlyMap<string, Measured> | undefined {
  const api = useApi();
  const productIds = [...new Set(items.filter((item) => !isSoldByPriceUnit(item)).map(({ product }) => product))];
  return useQueries({
    queries: productIds.map((id) => endpointQuery(api, products.endpoints.read, { params: { id } })),
    combine: (answers) => {
      if (answers.some(({ data }) => data === undefined)) return undefined;
      return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
    },
  });
}
