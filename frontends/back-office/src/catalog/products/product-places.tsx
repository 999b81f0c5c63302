import { useApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import type { Menu } from '@theke/contracts/catalog/menu';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useGetMany, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import * as css from './place-fields.module.css';
import { PlaceFields } from './place-fields.tsx';
import { placeProduct } from './place-product.ts';
import { productMessages } from './product-messages.de.ts';
import { useMenus } from './use-menus.ts';

const menuMessages = productMessages.menu;

/** Menus of a product. Without any, guests cannot see the product, and it can be added to one here. */
export function ProductPlaces({ record: { id } }: { record: OfficeRecord }) {
  const { menus, refetch } = useMenus();
  if (!menus) return null;
  const places = menus.flatMap((menu) =>
    menu.catalog
      .filter(({ products }) => products.some((one) => one.id === id))
      .map((category) => ({ menu, category })),
  );
  return (
    <section className={css.places} aria-labelledby="product-places">
      <h2 id="product-places">{menuMessages.standsIn}</h2>
      {places.length === 0 ? <Nowhere product={id} onPlaced={() => void refetch()} /> : <Places places={places} />}
    </section>
  );
}

type PlacesProps = { places: readonly { menu: Menu; category: Menu['catalog'][number] }[] };

function Places({ places }: PlacesProps) {
  const { data = [] } = useGetMany('categories', { ids: [...new Set(places.map(({ category }) => category.id))] });
  return (
    <ul>
      {places.map(({ menu, category }) => (
        <li key={`${menu.id} ${category.id}`}>
          <Link to={`/menus/${menu.id}`}>{menu.name}</Link>
          <small>{data.find((one) => one?.id === category.id)?.name}</small>
        </li>
      ))}
    </ul>
  );
}

function Nowhere({ product, onPlaced }: { product: string; onPlaced: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const [place, setPlace] = useState({ menu: '', category: '' });
  const [isSubmitted, setIsSubmitted] = useState(false);

  const { isBusy, run } = useAction(() => placeProduct(api, product, place), {
    onDone: ({ name }) => {
      notify(menuMessages.placed(name), { type: 'info' });
      onPlaced();
    },
    onProblem: ({ message }) => notify(menuMessages.failed(message), { type: 'error' }),
  });
  function submit() {
    setIsSubmitted(true);
    if (place.menu && place.category) void run();
  }
  return (
    <div className={css.nowhere}>
      <Notice>{menuMessages.nowhere}</Notice>
      <PlaceFields place={place} isSubmitted={isSubmitted} onChange={setPlace} />
      {place.menu && (
        <Button kind="second" size="small" busyLabel={isBusy && messages.working} onClick={submit}>
          {menuMessages.place}
        </Button>
      )}
    </div>
  );
}
