import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { makeDragManager } from '@theke/admin/dragging/drag-manager.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { icon } from '@theke/ui/icon';
import { ChevronDown, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useGetList } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addCategory, type Catalog, moveCategory, moveProduct } from '../shared/menu-catalog.ts';
import * as css from './catalog-editor.module.css';
import { CatalogSection } from './catalog-section.tsx';
import type { DragData } from './drag-data.ts';
import { menuMessages } from './menu-messages.de.ts';
import { useContentNames } from './use-content-names.ts';

/** Longer menus open with collapsed categories, to avoid long scrolling. */
const longMenu = 40;

/** Editor for a menu's categories and products in the guests' order. */
export function CatalogEditor({ name, meta }: EditorProps) {
  const { setValue } = useFormContext();
  const catalog = (useWatch({ name }) as Catalog | undefined) ?? [];
  const fault = useFault(name);
  const names = useContentNames(catalog);
  const [manager] = useState(makeDragManager);
  const ids = catalog.map(({ id }) => id);
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(catalog.reduce((sum, { products }) => sum + products.length, 0) > longMenu ? ids : []),
  );
  const areFolded = ids.length > 0 && ids.every((id) => folded.has(id));
  const setCatalog = (next: Catalog) => setValue(name, next, { shouldDirty: true });

  function drop({ canceled, operation: { source, target } }: DragEndEvent) {
    if (canceled || !isSortable(source)) return;
    const { initialIndex, index } = source;
    const { category } = source.data as DragData;
    if (category === undefined) return setCatalog(moveCategory(catalog, initialIndex, index));
    const into = (target?.data as DragData | undefined)?.category ?? category;
    const end = catalog.find(({ id }) => id === into)?.products.length ?? 0;
    setCatalog(
      moveProduct(
        catalog,
        { category, index: initialIndex },
        { category: into, index: into === category ? index : end },
      ),
    );
  }
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      {ids.length > 1 && (
        <button type="button" className={control.small} onClick={() => setFolded(new Set(areFolded ? [] : ids))}>
          {areFolded ? <ChevronsUpDown {...icon} size={16} /> : <ChevronsDownUp {...icon} size={16} />}
          {areFolded ? menuMessages.openAll : menuMessages.foldAll}
        </button>
      )}
      <DragDropProvider manager={manager} onDragEnd={drop}>
        <ol className={css.categories}>
          {catalog.map((category, index) => (
            <CatalogSection
              key={category.id}
              field={name}
              catalog={catalog}
              index={index}
              names={names}
              isOpen={!folded.has(category.id)}
              onFold={(isOpen) => {
                const next = new Set(folded);
                if (isOpen) next.delete(category.id);
                else next.add(category.id);
                setFolded(next);
              }}
              onChange={setCatalog}
            />
          ))}
        </ol>
      </DragDropProvider>
      <AddCategory catalog={catalog} onAdd={(id) => setCatalog(addCategory(catalog, id))} />
    </GroupFrame>
  );
}

function AddCategory({ catalog, onAdd }: { catalog: Catalog; onAdd: (id: string) => void }) {
  const choice = useId();
  const { data = [] } = useGetList('categories', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'name', order: 'ASC' },
  });
  const open = data.filter(({ id }) => !catalog.some((one) => one.id === id));
  return (
    <div className={css.addCategory}>
      <label htmlFor={choice}>{menuMessages.addCategory}</label>
      <div className={control.select}>
        <select
          id={choice}
          className={control.control}
          value=""
          disabled={open.length === 0}
          onChange={(event) => onAdd(event.target.value)}
        >
          <option value="">{open.length > 0 ? menuMessages.chooseCategory : menuMessages.allCategories}</option>
          {open.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown {...icon} size={16} />
      </div>
    </div>
  );
}
