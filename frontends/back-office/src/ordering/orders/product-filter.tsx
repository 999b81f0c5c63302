import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { FilterChoice } from '@theke/admin/lists/filter-popover.tsx';
import { products } from '@theke/contracts/catalog/product';
import { useState } from 'react';

const max = 500;

/**
 * Filter by product: shows the product of a statistics link, and loads all others on focus. The office's picker is
 * not available on this page.
 */
export const ProductFilter: FilterControl = (props) => {
  const { value } = props;
  const api = useApi();
  const [isSought, setIsSought] = useState(false);
  const { list } = products.endpoints;
  const chosen = useQuery({ ...endpointQuery(api, list, { query: { ids: value } }), enabled: value !== '' });
  const all = useQuery({
    ...endpointQuery(api, list, { query: { pageSize: max, sort: 'name' } }),
    enabled: isSought,
  });
  const found = [...(chosen.data?.data ?? []), ...(all.data?.data.filter(({ id }) => id !== value) ?? [])];
  return (
    <FilterChoice {...props} onSeek={() => setIsSought(true)}>
      {value !== '' && !chosen.data?.data.length && <option value={value}>{value}</option>}
      {found.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterChoice>
  );
};
