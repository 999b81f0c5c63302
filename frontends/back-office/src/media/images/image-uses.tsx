import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import { tags } from '@theke/contracts/catalog/tag';
import type { Page } from '@theke/contracts/endpoint';
import type { Image } from '@theke/contracts/media/image';
import { Link } from 'react-router';
import * as css from './image-aside.module.css';
import { imageMessages as words } from './image-messages.de.ts';

/** Fields that hold pictures, and can be searched for one. */
const places = [
  [products, 'images'],
  [categories, 'image'],
  [branches, 'images'],
  [branches, 'logo'],
  [tags, 'image'],
] as const;

/** Who would miss a picture. */
export function ImageUses({ image: { id } }: { image: Image }) {
  const api = useApi();
  const { config } = useShop();
  const answers = useQueries({
    queries: places.map(([{ endpoints }, field]) => ({
      ...endpointQuery(api, endpoints.list, { query: { pageSize: 100, filter: { [field]: id } } } as never),
      staleTime: 0,
    })),
  });
  if (answers.some(({ isError }) => isError)) return <p>{words.useUnknown}</p>;
  if (answers.some(({ data }) => !data)) return null;
  const uses = places.flatMap(([{ name, label }], index) => {
    const found = answers[index]?.data as Page<{ id: string; name: string }> | undefined;
    return (found?.data ?? []).map((entry) => ({ to: `/${name}/${entry.id}`, text: entry.name, kind: label.one }));
  });
  const inSettings = JSON.stringify(config).includes(id);
  if (uses.length === 0 && !inSettings) return <p>{words.unused}</p>;
  return (
    <ul className={css.uses}>
      {uses.map(({ to, text, kind }) => (
        <li key={`${kind} ${to}`}>
          <Link to={to}>{text}</Link> <small>{kind}</small>
        </li>
      ))}
      {inSettings && (
        <li>
          <Link to="/config">{words.settings}</Link>
        </li>
      )}
    </ul>
  );
}
