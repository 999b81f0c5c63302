import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { initialValue } from '@theke/admin/forms/initial-value.ts';
import { elementOf } from '@theke/contracts/field';
import { Button } from '@theke/ui/button';
import { useId, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { MenuItemDetails } from './menu-item-details.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { itemAt, listItems, type MenuItem, type MenuPath } from './menu-tree.ts';
import { MenuTreeRows } from './menu-tree-rows.tsx';
import * as css from './navigation-items-editor.module.css';
import { navigationMessages } from './navigation-messages.de.ts';
import { useMenuTargets } from './use-menu-targets.ts';

/** On narrow screens the fields of an item cover a part of the menu, so none are shown at first. */
const isWide = () => window.matchMedia?.('(min-width: 1200px)').matches ?? true;

/** Path of an item in the draft: `items.2.children.0`. */
const nameOf = (name: string, path: MenuPath): string => `${name}.${path.join('.children.')}`;

/** Editor for a menu as a tree of three levels, with its preview and the fields of one item. */
export function NavigationItemsEditor({ name, schema, meta }: EditorProps) {
  const id = useId();
  const { setValue, clearErrors } = useFormContext();
  const { errors } = useFormState();
  const items = (useWatch({ name }) ?? []) as MenuItem[];
  const fault = useFault(name);
  const targetOf = useMenuTargets();
  const [chosen, setChosen] = useState<MenuPath | undefined>(isWide() ? [0] : undefined);
  const all = listItems(items);
  const faultyPaths = all.map(({ path }) => path).filter((path) => hasFault(get(errors, nameOf(name, path))));
  const faulty = new Set(faultyPaths.map((path) => path.join('.')));
  // An item with errors is shown instead of one without.
  const selected = faultyPaths.length > 0 && !faulty.has(chosen?.join('.') ?? '') ? faultyPaths[0] : chosen;
  const item = selected && itemAt(items, selected);

  function change(next: MenuItem[], path: MenuPath) {
    clearErrors(name);
    setValue(name, next, { shouldDirty: true });
    setChosen(path);
  }
  const add = () => change([...items, initialValue(elementOf(schema) as z.ZodType) as MenuItem], [items.length]);

  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      <MenuPreview items={items} targetOf={targetOf} current={item?.label} />
      <div className={css.head}>
        <span id={id}>{navigationMessages.counts(all.length, countShown(items))}</span>
        <Button kind="second" size="small" type="button" onClick={add}>
          {navigationMessages.addItem}
        </Button>
      </div>
      <div className={css.columns}>
        <MenuTreeRows
          labelledBy={id}
          items={items}
          selected={item && selected}
          faulty={faulty}
          targetOf={targetOf}
          onSelect={setChosen}
          onChange={change}
        />
        {item && selected ? (
          <MenuItemDetails
            key={selected.join('.')}
            name={nameOf(name, selected)}
            schema={schema}
            {...{ items, item, targetOf }}
            path={selected}
            onChange={change}
            onClose={() => setChosen(undefined)}
          />
        ) : (
          items.length > 0 && <p className={css.none}>{navigationMessages.choose}</p>
        )}
      </div>
    </GroupFrame>
  );
}

/** Whether an item's own fields have errors; those of its children are theirs. */
const hasFault = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && Object.keys(fault).some((key) => key !== 'children');

const countShown = (items: readonly MenuItem[]): number =>
  items.filter(({ isEnabled }) => isEnabled).reduce((sum, { children = [] }) => sum + 1 + countShown(children), 0);
