import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { Search } from 'lucide-react';
import { useGetList } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import * as css from './add-products-dialog.module.css';
import { addProductsMessages as messages } from './add-products-messages.de.ts';
import type { NamedProduct } from './named-product.ts';

type Props = {
  title: string;
  /** Ids of products that need not be added. */
  existingIds: ReadonlySet<string>;
  /** Called with the products in the order of selection. */
  onAdd: (products: NamedProduct[]) => void;
  onClose: () => void;
};

const perPage = 50;

/** Dialog that searches products on the server by name and category, and adds several at once. */
export function AddProductsDialog({ title, existingIds, onAdd, onClose }: Props) {
  const { currency } = useShop().config;
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState('');
  const q = useDeferredValue(typed.trim());
  const [chosen, setChosen] = useState<readonly NamedProduct[]>([]);
  const { data: categories = [] } = useGetList<OfficeRecord>('categories', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'name', order: 'ASC' },
  });
  const { data = [], total = 0 } = useGetList<NamedProduct>('products', {
    pagination: { page: 1, perPage },
    sort: { field: 'name', order: 'ASC' },
    filter: { ...(q && { q }), ...(category && { category }) },
  });
  const isChosen = (id: string) => chosen.some((product) => product.id === id);
  const addable = data.filter(({ id }) => !existingIds.has(id) && !isChosen(id));
  return (
    <DecisionDialog
      title={title}
      label={chosen.length > 0 ? messages.addChosen(chosen.length) : messages.chooseProducts}
      isDisabled={chosen.length === 0}
      onDecide={() => {
        onAdd([...chosen]);
        onClose();
      }}
      onClose={onClose}
    >
      <div className={css.filters}>
        <div className={css.search}>
          <Search {...icon} size={16} />
          <input
            type="text"
            className={control.control}
            aria-label={messages.searchProducts}
            placeholder={messages.searchProducts}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <select
          className={control.control}
          aria-label={messages.category}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        >
          <option value="">{messages.allCategories}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {String(name)}
            </option>
          ))}
        </select>
      </div>
      {(q || category) && addable.length > 1 && (
        <button type="button" className={control.small} onClick={() => setChosen([...chosen, ...addable])}>
          {messages.chooseAll(addable.length)}
        </button>
      )}
      <ul className={css.found}>
        {data.map((product) => (
          <ProductChoice
            key={product.id}
            product={product}
            price={moneyText(product.price, currency)}
            isThere={existingIds.has(product.id)}
            isChosen={isChosen(product.id)}
            onToggle={() =>
              setChosen(isChosen(product.id) ? chosen.filter(({ id }) => id !== product.id) : [...chosen, product])
            }
          />
        ))}
      </ul>
      {data.length === 0 && (q || category) && <p className={css.empty}>{messages.noProducts}</p>}
      {total > data.length && <p className={css.empty}>{messages.moreProducts}</p>}
    </DecisionDialog>
  );
}

type ChoiceProps = { product: NamedProduct; price: string; isThere: boolean; isChosen: boolean; onToggle: () => void };

function ProductChoice({ product: { name, images }, price, isThere, isChosen, onToggle }: ChoiceProps) {
  const [picture] = images;
  return (
    <li>
      <label>
        <input type="checkbox" checked={isThere || isChosen} disabled={isThere} onChange={onToggle} />
        {picture ? (
          <img src={imageUrl(picture, 'thumbnail')} alt="" width="36" height="36" loading="lazy" />
        ) : (
          <span className={css.noPicture} />
        )}
        <span className={css.name}>
          {name}
          {isThere && <small>{messages.alreadyIn}</small>}
        </span>
        <span className={css.price}>{price}</span>
      </label>
    </li>
  );
}
