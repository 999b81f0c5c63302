import { type Draft, draftResolver } from '@theke/admin/forms/draft-resolver.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { deliveryArea } from '@theke/contracts/catalog/branch';
import { metaOf } from '@theke/contracts/field';
import { FormProvider, useForm } from 'react-hook-form';
import type { Area, DraftZone } from './zone-draft.ts';
import * as css from './zone-editor.module.css';
import { zonesMessages } from './zones-messages.de.ts';

const texts = zonesMessages.dialog;
const schema = deliveryArea.omit({ points: true });
const fields = ['area', 'price', 'minimumOrderValue', 'freeFromOrderValue', 'minutes', 'tax'] as const;

type Props = {
  /** Undefined: a new one. */
  zone: DraftZone | undefined;
  takenNames: readonly string[];
  onDone: (zone: DraftZone) => void;
  onClose: () => void;
};

/** Name, fee, minimum and driving time of a zone; its outline is drawn on the map. */
export function ZoneDialog({ zone, takenNames, onDone, onClose }: Props) {
  const form = useForm<Draft>({
    // The defaults of the schema; a name has none.
    defaultValues: zone ? schema.strip().parse(zone) : { ...schema.parse({ area: '–' }), area: '' },
    resolver: draftResolver(schema),
  });
  const submit = form.handleSubmit((draft) => {
    const area = draft as Omit<Area, 'points'>;
    if (takenNames.includes(area.area)) form.setError('area', { message: texts.nameTaken });
    else onDone({ ...area, key: zone?.key ?? randomUuid(), points: zone?.points ?? [] });
  });
  return (
    <DecisionDialog
      title={zone ? texts.edit : texts.add}
      label={texts.done}
      onDecide={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <DialogForm className={css.form} onSubmit={() => void submit()}>
          {fields.map((name) => (
            <FieldEditor key={name} name={name} schema={schema.shape[name]} meta={metaOf(schema.shape[name])} />
          ))}
        </DialogForm>
      </FormProvider>
    </DecisionDialog>
  );
}
