import { useShop } from '@theke/admin/api/shop.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { Search } from 'lucide-react';
import { useGetList } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import * as css from './catalog-editor.module.css';
import { menuMessages } from './menu-messages.de.ts';
import type { NamedProduct } from './use-content-names.ts';

type Props = {
  category: string;
  /** Ids of products that the category already contains. */
  existingIds: ReadonlySet<string>;
  onAdd: (ids: string[]) => void;
  onClose: () => void;
};

const perPage = 50;

/** Dialog that searches products by name on the server and adds several at once. */
export function AddProductsDialog({ category, existingIds, onAdd, onClose }: Props) {
  const { currency } = useShop().config;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  // In the order of selection, which is also the order in the category.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data = [], total = 0 } = useGetList<NamedProduct>('products', {
    pagination: { page: 1, perPage },
    sort: { field: 'name', order: 'ASC' },
    filter: q ? { q } : {},
  });
  return (
    <DecisionDialog
      title={menuMessages.addProductsTo(category)}
      label={chosen.length > 0 ? menuMessages.addChosen(chosen.length) : menuMessages.chooseProducts}
      isDisabled={chosen.length === 0}
      onDecide={() => {
        onAdd([...chosen]);
        onClose();
      }}
      onClose={onClose}
    >
      <div className={css.search}>
        <Search {...icon} size={16} />
        <input
          type="text"
          className={control.control}
          aria-label={menuMessages.searchProducts}
          placeholder={menuMessages.searchProducts}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <ul className={css.found}>
        {data.map(({ id, name, price, images: [picture] }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={existingIds.has(id) || chosen.includes(id)}
                disabled={existingIds.has(id)}
                onChange={() => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              {picture ? (
                <img src={imageUrl(picture, 'thumbnail')} alt="" width="36" height="36" loading="lazy" />
              ) : (
                <span className={css.noPicture} />
              )}
              <span className={css.name}>
                {name}
                {existingIds.has(id) && <small>{menuMessages.alreadyIn}</small>}
              </span>
              <span className={css.price}>{moneyText(price, currency)}</span>
            </label>
          </li>
        ))}
      </ul>
      {data.length === 0 && q && <p className={css.empty}>{menuMessages.noProducts}</p>}
      {total > data.length && <p className={css.empty}>{menuMessages.moreProducts}</p>}
    </DecisionDialog>
  );
}
