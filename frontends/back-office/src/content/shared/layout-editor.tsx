import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { OrderedRows } from '@theke/admin/forms/editors/ordered-rows.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { metaOf } from '@theke/contracts/field';
import { withNamedFacts } from '@theke/rules/content/fact-texts';
import { type Field, fieldIn, type Layout } from '@theke/rules/content/fields';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { ClipboardPaste } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ContentImageEditor } from './content-image-editor.tsx';
import { contentMessages } from './content-messages.de.ts';
import { copyEntry, useCopiedEntry } from './copied-entry.ts';
import { metaOfField, presetOf, schemaOf } from './editor-of-field.ts';
import { FileEditor } from './files-editor.tsx';
import * as css from './layout-editor.module.css';
import { MarkdownEditor } from './markdown-editor.tsx';
import { MisfitEditor } from './misfit-editor.tsx';
import { TabsEditor } from './tabs-editor.tsx';
import { WithFacts } from './with-facts.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

/** The server validates by the catalogue; these editors use no schema. */
const unknownValue = z.unknown();

type Collection = Extract<Field, { type: 'collection' }>;
type Entry = { id: string; type: string; value: unknown };

/** Editors for the fields of a layout; `name` is the path of the object that contains them. */
export function LayoutEditor({ layout, name }: { layout: Layout; name: string }) {
  return (
    <div className={css.layout}>
      {Object.entries(layout).map(([key, field]) => (
        <CatalogueField key={key} field={field} name={`${name}.${key}`} />
      ))}
    </div>
  );
}

/** A text without a format: not an e-mail address or a web address. */
const isPlainText = (field: Field): boolean => field.type === 'textarea' || (field.type === 'text' && !field.format);

function CatalogueField({ field, name }: { field: Field; name: string }) {
  if (field.type === 'collection') return <EntriesEditor field={field} name={name} />;
  if (field.type === 'group')
    return (
      <GroupFrame id={fieldId(name)} label={field.label} hint={field.description}>
        <LayoutEditor layout={field.layout} name={name} />
      </GroupFrame>
    );
  if (field.type === 'tabs')
    return (
      <TabsEditor name={name} label={field.label} hint={field.description} tabs={field.tabs}>
        {(inner, path) => <CatalogueField key={path} field={inner} name={path} />}
      </TabsEditor>
    );
  const props = { name, schema: unknownValue, meta: metaOfField(field) };
  switch (field.type) {
    case 'wysiwyg':
      return (
        <Suspense fallback={<Skeleton width="100%" height="132px" />}>
          <RichTextEditor {...props} variant={field.variant} />
        </Suspense>
      );
    case 'markdown':
      return (
        <WithFacts name={name} label={field.label}>
          <MarkdownEditor {...props} />
        </WithFacts>
      );
    case 'image':
      return <ContentImageEditor {...props} />;
    case 'file':
      return <FileEditor {...props} />;
    default: {
      const schema = schemaOf(field);
      const editor = <FieldEditor name={name} schema={schema} meta={metaOf(schema)} />;
      if (!isPlainText(field)) return editor;
      return (
        <WithFacts name={name} label={field.label}>
          {editor}
        </WithFacts>
      );
    }
  }
}

/** Unique within a list: nobody adds two entries in the same millisecond. */
const newId = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1_296).toString(36)}`;

function EntriesEditor({ field, name }: { field: Collection; name: string }) {
  const value = useWatch({ name });
  // The value belongs to another page type with a field of the same name.
  if (value !== undefined && value !== null && !Array.isArray(value))
    return <MisfitEditor name={name} label={field.label} empty={[]} />;
  return <Entries field={field} name={name} />;
}

function Entries({ field: { label, layout, description }, name }: { field: Collection; name: string }) {
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'formKey' });
  const fault = useFault(name);
  const types = Object.entries(layout);
  const [chosen, setChosen] = useState(types[0]?.[0] ?? '');
  const [fresh, setFresh] = useState<string>();
  const { getValues } = useFormContext();
  const copied = useCopiedEntry(layout);

  function add() {
    const field = fieldIn(layout, chosen);
    if (!field) return;
    addEntry(chosen, presetOf(field) ?? {});
  }
  function addEntry(type: string, value: unknown) {
    const entry: Entry = { id: newId(), type, value };
    setFresh(entry.id);
    append(entry, { shouldFocus: false });
  }

  return (
    <GroupFrame id={fieldId(name)} label={label} hint={description} fault={fault}>
      <OrderedRows
        rows={(fields as unknown as (Entry & { formKey: string })[]).map(({ formKey, id, type }, index) => ({
          id: formKey,
          name: `${fieldIn(layout, type)?.label ?? type} ${index + 1}`,
          path: `${name}.${index}`,
          title: <EntryTitle layout={layout} type={type} name={`${name}.${index}.value`} />,
          isFresh: id === fresh,
          ...(fieldIn(layout, type) && {
            onCopy: () => copyEntry(layout, getValues(`${name}.${index}`) as Entry),
          }),
          body: () => <EntryFields field={fieldIn(layout, type)} name={`${name}.${index}.value`} />,
        }))}
        onMove={move}
        onRemove={remove}
      />
      <div className={css.add}>
        {types.length > 1 && (
          <select
            aria-label={contentMessages.kindOfEntry(label)}
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
          aria-label={types.length > 1 ? contentMessages.addTo(label) : undefined}
          onClick={add}
        >
          {types.length > 1 ? contentMessages.add : contentMessages.addOne(types[0]?.[1].label ?? label)}
        </Button>
        {copied && (
          <Button
            kind="second"
            size="small"
            type="button"
            aria-label={contentMessages.pasteInto(fieldIn(layout, copied.type)?.label ?? copied.type, label)}
            onClick={() => addEntry(copied.type, copied.value)}
          >
            <ClipboardPaste {...icon} size={16} />
            {contentMessages.paste(fieldIn(layout, copied.type)?.label ?? copied.type)}
          </Button>
        )}
      </div>
    </GroupFrame>
  );
}

/**
 * Fields of a group without its frame, because the entry already has a title. Unknown ones stay unchanged (BLOCK-02).
 */
function EntryFields({ field, name }: { field: Field | undefined; name: string }) {
  if (!field) return <p>{contentMessages.unknownEntry}</p>;
  if (field.type !== 'group') return <CatalogueField field={field} name={name} />;
  if (Object.keys(field.layout).length === 0) return <p>{contentMessages.nothingToFill}</p>;
  return <LayoutEditor layout={field.layout} name={name} />;
}

/** Type of an entry and its identifying text. */
function EntryTitle({ layout, type, name }: { layout: Layout; type: string; name: string }) {
  const value = useWatch({ name }) as Record<string, unknown> | null | undefined;
  const text = ['title', 'label', 'name', 'text', 'quote', 'first_name', 'value']
    .map((key) => value?.[key])
    .find((one) => typeof one === 'string' && one);
  return (
    <>
      <b>{fieldIn(layout, type)?.label ?? type}</b> {text ? withNamedFacts(String(text)) : null}
    </>
  );
}
