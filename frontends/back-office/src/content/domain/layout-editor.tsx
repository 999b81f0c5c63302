import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { ListTools } from '@theke/admin/forms/editors/list-tools.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { metaOf } from '@theke/contracts/field';
import { type Field, fieldIn, type Layout } from '@theke/rules/content/fields';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { contentMessages as words } from './content-messages.de.ts';
import { presetOf, schemaOf } from './editor-of-field.ts';
import { JsonEditor } from './json-editor.tsx';
import * as css from './layout-editor.module.css';

type Collection = Extract<Field, { type: 'collection' }>;
type Entry = { id: string; type: string; value: unknown };

/** The fields of a layout, one under the other; `name` is the path of the object that holds them. */
export function LayoutEditor({ layout, name }: { layout: Layout; name: string }) {
  return (
    <div className={css.layout}>
      {Object.entries(layout).map(([key, field]) => (
        <CatalogueField key={key} field={field} name={`${name}.${key}`} />
      ))}
    </div>
  );
}

function CatalogueField({ field, name }: { field: Field; name: string }) {
  if (field.type === 'collection') return <EntriesEditor field={field} name={name} />;
  if (field.type === 'group' || field.type === 'tabs')
    return (
      <GroupFrame id={fieldId(name)} label={field.label} hint={field.description}>
        <LayoutEditor layout={field.type === 'group' ? field.layout : field.tabs} name={name} />
      </GroupFrame>
    );
  const schema = schemaOf(field);
  return <FieldEditor name={name} schema={schema} meta={metaOf(schema)} />;
}

/** Never the id of another of the list: who writes two within a millisecond has no such hands. */
const newId = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1_296).toString(36)}`;

function EntriesEditor({ field, name }: { field: Collection; name: string }) {
  const value = useWatch({ name });
  // Another type of page had something else under this name.
  if (value !== undefined && value !== null && !Array.isArray(value)) {
    const schema = schemaOf({ type: 'file', label: field.label });
    return <JsonEditor name={name} schema={schema} meta={metaOf(schema)} />;
  }
  return <Entries field={field} name={name} />;
}

function Entries({ field: { label, layout, description }, name }: { field: Collection; name: string }) {
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'formKey' });
  const fault = useFault(name);
  const types = Object.entries(layout);
  const [chosen, setChosen] = useState(types[0]?.[0] ?? '');
  const [fresh, setFresh] = useState<string>();

  function add() {
    const field = fieldIn(layout, chosen);
    if (!field) return;
    const entry: Entry = { id: newId(), type: chosen, value: presetOf(field) ?? {} };
    setFresh(entry.id);
    append(entry, { shouldFocus: false });
  }

  return (
    <GroupFrame id={fieldId(name)} label={label} hint={description} fault={fault}>
      <ol className={css.entries}>
        {(fields as unknown as (Entry & { formKey: string })[]).map(({ formKey, id, type }, index) => {
          const what = `${fieldIn(layout, type)?.label ?? type} ${index + 1}`;
          return (
            <li key={formKey}>
              <EntryEditor layout={layout} type={type} name={`${name}.${index}.value`} isFresh={id === fresh} />
              <ListTools what={what} index={index} count={fields.length} onMove={move} onRemove={remove} />
            </li>
          );
        })}
      </ol>
      <div className={css.add}>
        {types.length > 1 && (
          <select
            aria-label={words.kindOfEntry(label)}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            {types.map(([type, { label }]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </select>
        )}
        <Button
          kind="second"
          size="small"
          type="button"
          aria-label={types.length > 1 ? words.addTo(label) : undefined}
          onClick={add}
        >
          {types.length > 1 ? words.add : words.addOne(types[0]?.[1].label ?? label)}
        </Button>
      </div>
    </GroupFrame>
  );
}

type EntryProps = { layout: Layout; type: string; name: string; isFresh: boolean };

/** Folded until somebody looks into it, or something is wrong in it. */
function EntryEditor({ layout, type, name, isFresh }: EntryProps) {
  const [isOpen, setIsOpen] = useState(isFresh);
  const { errors } = useFormState();
  const isShown = isOpen || get(errors, name) !== undefined;
  const field = fieldIn(layout, type);
  return (
    <details open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <b>{field?.label ?? type}</b> <Summary name={name} />
      </summary>
      {isShown && (field ? <EntryFields field={field} name={name} /> : <p>{words.unknownEntry}</p>)}
    </details>
  );
}

/** A group's fields without its frame: the entry has its name already. */
const EntryFields = ({ field, name }: { field: Field; name: string }) =>
  field.type === 'group' ? (
    <LayoutEditor layout={field.layout} name={name} />
  ) : (
    <CatalogueField field={field} name={name} />
  );

/** What an entry is told apart by. */
function Summary({ name }: { name: string }) {
  const value = useWatch({ name }) as Record<string, unknown> | null | undefined;
  const text = ['title', 'label', 'name', 'text']
    .map((key) => value?.[key])
    .find((one) => typeof one === 'string' && one);
  return text ? <span>{String(text)}</span> : null;
}
