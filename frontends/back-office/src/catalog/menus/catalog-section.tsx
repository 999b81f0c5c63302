import { useDroppable } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronDown, ChevronRight, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AddProductsDialog } from '../shared/add-products-dialog.tsx';
import { addProducts, type Catalog, removeCategory } from '../shared/menu-catalog.ts';
import * as css from './catalog-editor.module.css';
import { CatalogRow } from './catalog-row.tsx';
import type { DragData } from './drag-data.ts';
import { menuMessages } from './menu-messages.de.ts';
import type { ContentNames } from './use-content-names.ts';

type Props = {
  /** Path of the catalog in the draft. */
  field: string;
  catalog: Catalog;
  index: number;
  names: ContentNames;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
  onChange: (catalog: Catalog) => void;
};

/** A category of a menu with its products; can be dragged and collapsed. */
export function CatalogSection({ field, catalog, index, names, isOpen, onFold, onChange }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const category = catalog[index] as Catalog[number];
  const { id, products } = category;
  const name = names.category(id) ?? (names.isLoading ? '…' : menuMessages.deletedCategory);
  const { ref, handleRef, isDragging } = useSortable<DragData>({
    id,
    index,
    type: 'category',
    accept: 'category',
    data: { name, count: catalog.length },
  });
  // Products of other categories can be dropped anywhere on it and are added at the end.
  const ground = useDroppable<DragData>({
    id: `into ${id}`,
    type: 'ground',
    accept: (source) => source.type === 'product' && (source.data as DragData).category !== id,
    data: { name, category: id },
  });
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <li ref={ref} className={classNames(css.category, isDragging && css.dragged, ground.isDropTarget && css.target)}>
      <div ref={ground.ref}>
        <div className={css.head}>
          <button
            type="button"
            ref={handleRef}
            className={css.grip}
            aria-label={menuMessages.move(name)}
            title={menuMessages.move(name)}
          >
            <GripVertical {...icon} size={16} />
          </button>
          <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => onFold(!isOpen)}>
            <Arrow {...icon} size={16} />
            <b>{name}</b>
            <span>{menuMessages.products(products.length)}</span>
          </button>
          <ToolButton label={menuMessages.addProductsTo(name)} Icon={Plus} onClick={() => setIsAdding(true)} />
          <ToolButton
            label={menuMessages.remove(name)}
            Icon={Trash2}
            onClick={() => onChange(removeCategory(catalog, id))}
          />
        </div>
        {isOpen && products.length === 0 && <p className={css.empty}>{menuMessages.empty}</p>}
        {isOpen && products.length > 0 && (
          <ol className={css.products}>
            {products.map((product, at) => (
              <CatalogRow
                key={product.id}
                field={`${field}.${index}.products.${at}`}
                catalog={catalog}
                category={id}
                index={at}
                names={names}
                onChange={onChange}
              />
            ))}
          </ol>
        )}
      </div>
      {isAdding && (
        <AddProductsDialog
          title={menuMessages.addProductsTo(name)}
          existingIds={new Set(products.map((product) => product.id))}
          onAdd={(added) =>
            onChange(
              addProducts(
                catalog,
                id,
                added.map((product) => product.id),
              ),
            )
          }
          onClose={() => setIsAdding(false)}
        />
      )}
    </li>
  );
}
