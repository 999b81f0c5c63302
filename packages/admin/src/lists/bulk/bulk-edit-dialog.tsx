import { shownLabel } from '@theke/contracts/shown-label';
import { icon } from '@theke/ui/icon';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type Draft, draftResolver } from '../../forms/draft-resolver.ts';
import * as control from '../../forms/editors/control.module.css';
import { FieldEditor } from '../../forms/editors/field-editor.tsx';
import type { FormField } from '../../forms/form-sections.ts';
import { initialValue } from '../../forms/initial-value.ts';
import type { OfficeResource } from '../../resources/office-resource.ts';
import { DecisionDialog } from '../../ui/decision-dialog.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useWidgets } from '../../widgets/use-widgets.ts';
import * as css from './bulk.module.css';
import { bulkFields } from './bulk-fields.ts';
import { bulkMessages } from './bulk-messages.de.ts';

type Props = {
  office: OfficeResource;
  /** Number of entries to update. */
  count: number;
  onSave: (values: Draft) => void;
  onClose: () => void;
};

/** Dialog to choose the fields and values of a bulk edit. */
export function BulkEditDialog({ office: { resource }, count, onSave, onClose }: Props) {
  const choice = useId();
  const shown = shownLabel(resource.label);
  const fields = bulkFields(resource.draft, useWidgets());
  const [names, setNames] = useState<readonly string[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const chosen = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const form = useForm<Draft>({ resolver: draftResolver(bulkSchema(chosen)), shouldUnregister: true });
  const save = form.handleSubmit(onSave);

  function add({ name, schema }: FormField) {
    form.setValue(name, initialValue(schema));
    setNames([...names, name]);
  }
  return (
    <DecisionDialog
      title={bulkMessages.title(count, shown.one, shown.many)}
      label={bulkMessages.save(count)}
      onDecide={() => {
        setIsSubmitted(true);
        if (chosen.length > 0) void save();
      }}
      onClose={onClose}
    >
      <p className={css.lead}>{bulkMessages.lead}</p>
      <FormProvider {...form}>
        <div className={css.fields}>
          {chosen.map(({ name, schema, meta }) => (
            <div key={name} className={css.field}>
              <FieldEditor name={name} schema={schema} meta={meta} />
              <ToolButton
                label={bulkMessages.takeOut(meta.title ?? name)}
                Icon={X}
                onClick={() => setNames(names.filter((other) => other !== name))}
              />
            </div>
          ))}
        </div>
      </FormProvider>
      <div className={css.choose}>
        <label htmlFor={choice}>{bulkMessages.addField}</label>
        <div className={control.select}>
          <select
            id={choice}
            className={control.control}
            value=""
            aria-invalid={isSubmitted && chosen.length === 0 ? true : undefined}
            onChange={(event) => {
              const field = fields.find(({ name }) => name === event.target.value);
              if (field) add(field);
            }}
          >
            <option value="">{bulkMessages.chooseField}</option>
            {fields
              .filter(({ name }) => !names.includes(name))
              .map(({ name, meta }) => (
                <option key={name} value={name}>
                  {meta.title ?? name}
                </option>
              ))}
          </select>
          <ChevronDown {...icon} size={16} />
        </div>
      </div>
      {isSubmitted && chosen.length === 0 && <p role="alert">{bulkMessages.nothingChosen}</p>}
    </DecisionDialog>
  );
}

const bulkSchema = (fields: readonly FormField[]) =>
  z.strictObject(Object.fromEntries(fields.map(({ name, schema }) => [name, schema])));
