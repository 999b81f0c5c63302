import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { menus } from '@theke/contracts/catalog/menu';
import { ApiError } from '@theke/ui/api-error';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import * as css from './place-fields.module.css';
import { PlaceFields } from './place-fields.tsx';
import { type ProductPlace, placeProduct } from './place-product.ts';
import { productMessages } from './product-messages.de.ts';

const messages = productMessages.menu;

type Props = { onAnswer: (follow: ((created: OfficeRecord) => Promise<unknown>) | undefined) => void };

/** Question for a new product: its menu and category. It is added there after it is created. */
export function MenuQuestion({ onAnswer }: Props) {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const [place, setPlace] = useState<ProductPlace>({ menu: '', category: '' });

  function answer(next: ProductPlace) {
    setPlace(next);
    const isWhole = next.menu !== '' && next.category !== '';
    onAnswer(isWhole ? ({ id }) => follow(id, next) : undefined);
  }
  async function follow(product: string, next: ProductPlace) {
    try {
      const { name } = await placeProduct(api, product, next);
      notify(messages.placed(name), { type: 'info' });
      // The form, which opens next, shows the menus.
      await client.invalidateQueries({ queryKey: [menus.name] });
    } catch (error) {
      notify(messages.failed(ApiError.from(error).message), { type: 'error' });
    }
  }
  return (
    <section className={css.question} aria-labelledby="menu-question">
      <h2 id="menu-question">{messages.title}</h2>
      <p>{messages.lead}</p>
      <PlaceFields place={place} onChange={answer} />
    </section>
  );
}
