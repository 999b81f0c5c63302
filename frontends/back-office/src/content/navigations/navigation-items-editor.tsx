import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { OrderedRows } from '@theke/admin/forms/editors/ordered-rows.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { initialValue } from '@theke/admin/forms/initial-value.ts';
import { type NavigationItemType, navigationItemTypes } from '@theke/contracts/content/navigation';
import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import * as css from './navigation-items-editor.module.css';
import { navigationMessages } from './navigation-messages.de.ts';

type Item = { label: string; type: NavigationItemType; isEnabled: boolean; children?: readonly Item[] };

/** Target field of an item by its type; the home page has none. */
const targets: Readonly<Record<NavigationItemType, string | undefined>> = {
  home: undefined,
  site: 'site',
  branch: 'branch',
  link: 'url',
};

/** Editor for a menu as a tree of three levels, with a target per item. */
export const NavigationItemsEditor = (props: EditorProps) => <Items {...props} addLabel={navigationMessages.addItem} />;

function Items({ name, schema, meta, addLabel, isLabelHidden = false }: EditorProps & { addLabel: string }) {
  const { fields, append, remove, move } = useFieldArray({ name });
  const items = (useWatch({ name }) ?? []) as Item[];
  const fault = useFault(name);
  const [fresh, setFresh] = useState<number>();
  const element = elementOf(schema) as z.ZodType;
  return (
    <GroupFrame
      id={fieldId(name)}
      label={meta.title ?? name}
      hint={meta.hint}
      fault={fault}
      isLabelHidden={isLabelHidden}
    >
      <OrderedRows
        rows={fields.map(({ id }, index) => ({
          id,
          name: navigationMessages.item(items[index]?.label ?? '', index + 1),
          path: `${name}.${index}`,
          title: <ItemTitle item={items[index]} index={index} />,
          isFresh: index === fresh,
          body: () => <ItemFields name={`${name}.${index}`} schema={element} item={items[index]} />,
        }))}
        onMove={move}
        onRemove={remove}
      />
      <Button
        kind="second"
        size="small"
        type="button"
        aria-label={addLabel}
        onClick={() => {
          setFresh(fields.length);
          append(initialValue(element) as object, { shouldFocus: false });
        }}
      >
        {isLabelHidden ? navigationMessages.addChild : navigationMessages.addItem}
      </Button>
    </GroupFrame>
  );
}

function ItemFields({ name, schema, item }: { name: string; schema: z.ZodType; item: Item | undefined }) {
  const { children, ...shape } = shapeOf(schema) as Record<string, z.ZodType>;
  const target = targets[item?.type ?? 'site'];
  const shown = ['label', 'type', ...(target ? [target] : []), 'isEnabled'];
  return (
    <>
      <div className={css.item}>
        {shown.map((key) => {
          const inner = shape[key] as z.ZodType;
          return <FieldEditor key={key} name={`${name}.${key}`} schema={inner} meta={metaOf(inner)} />;
        })}
      </div>
      {children && (
        <Items
          name={`${name}.children`}
          schema={children}
          meta={metaOf(children)}
          addLabel={navigationMessages.addBelow(item?.label ?? '')}
          isLabelHidden
        />
      )}
    </>
  );
}

const ItemTitle = ({ item, index }: { item: Item | undefined; index: number }) => (
  <>
    <b>{navigationMessages.item(item?.label ?? '', index + 1)}</b> {navigationItemTypes[item?.type ?? 'site']}
    {item?.children && item.children.length > 0 && ` + ${item.children.length}`}
    {item?.isEnabled === false && `, ${navigationMessages.off}`}
  </>
);
