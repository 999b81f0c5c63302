import { useSortable } from '@dnd-kit/react/sortable';
import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { Switch } from '@theke/admin/ui/switch.tsx';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { Clock, GripVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type Catalog,
  type CatalogProduct,
  changeProduct,
  moveProduct,
  removeProduct,
} from '../shared/menu-catalog.ts';
import * as css from './catalog-editor.module.css';
import type { DragData } from './drag-data.ts';
import { menuMessages } from './menu-messages.de.ts';
import { RowDialog } from './row-dialog.tsx';
import type { ContentNames } from './use-content-names.ts';

type Props = {
  /** Path of the product in the draft. */
  field: string;
  catalog: Catalog;
  category: string;
  index: number;
  names: ContentNames;
  onChange: (catalog: Catalog) => void;
};

/** A product on the menu: position, availability and times. */
export function CatalogRow({ field, catalog, category, index, names, onChange }: Props) {
  const { currency } = useShop().config;
  const [isOpen, setIsOpen] = useState(false);
  const products = catalog.find(({ id }) => id === category)?.products ?? [];
  const { id, isEnabled, schedule } = products[index] as CatalogProduct;
  const product = names.product(id);
  const name = product?.name ?? (names.isLoading ? '…' : menuMessages.deletedProduct);
  const { ref, handleRef, isDragging } = useSortable<DragData>({
    id: `${category} ${id}`,
    index,
    group: category,
    type: 'product',
    accept: (source) => source.type === 'product' && (source.data as DragData).category === category,
    data: { name, category, count: products.length },
  });
  const picture = product?.images[0];
  const isTimed = schedule.length > 0;
  return (
    <li ref={ref} className={classNames(css.product, isDragging && css.dragged)}>
      <button
        type="button"
        ref={handleRef}
        className={css.grip}
        aria-label={menuMessages.move(name)}
        title={menuMessages.move(name)}
      >
        <GripVertical {...icon} size={16} />
      </button>
      {picture ? (
        <img src={imageUrl(picture, 'thumbnail')} alt="" width="36" height="36" loading="lazy" />
      ) : (
        <span className={css.noPicture} />
      )}
      <span className={classNames(css.name, !isEnabled && css.off)}>{name}</span>
      <span className={css.price}>{product && moneyText(product.price, currency)}</span>
      <Switch
        label={menuMessages.isEnabled(name)}
        isOn={isEnabled}
        onChange={(to) => onChange(changeProduct(catalog, category, id, { isEnabled: to }))}
      />
      <ToolButton
        label={isTimed ? menuMessages.timesSet(name) : menuMessages.times(name)}
        Icon={Clock}
        isSet={isTimed}
        onClick={() => setIsOpen(true)}
      />
      <ToolButton
        label={menuMessages.remove(name)}
        Icon={Trash2}
        onClick={() => onChange(removeProduct(catalog, category, id))}
      />
      {isOpen && (
        <RowDialog
          name={name}
          field={`${field}.schedule`}
          category={category}
          categories={catalog.map((one) => ({
            value: one.id,
            label: names.category(one.id) ?? menuMessages.deletedCategory,
          }))}
          onCategory={(to) => {
            setIsOpen(false);
            const end = catalog.find((one) => one.id === to)?.products.length ?? 0;
            onChange(moveProduct(catalog, { category, index }, { category: to, index: end }));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  );
}
