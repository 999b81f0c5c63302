import { icon } from '@theke/ui/icon';
import { X } from 'lucide-react';
import { messages } from '../../messages.de.ts';
import { useReferredResource } from '../../references/use-referred-resource.ts';
import { useTargetLabels } from '../../references/use-target-labels.ts';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import * as css from './reference-editor.module.css';
import { TargetField } from './target-field.tsx';
import { useField } from './use-field.ts';

type Ref = { id: string };

/** Editor for a reference to one other entry, or null. */
export function ReferenceEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<Ref | null>(name);
  const resource = useReferredResource(meta.resource ?? '');
  const labelOf = useTargetLabels(resource, value ? [value.id] : []);
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <TargetField
          control={control}
          resource={resource}
          chosen={value ? labelOf(value.id) : ''}
          placeholder={messages.editors.notSet}
          unsetLabel={messages.editors.notSet}
          ref={ref}
          onBlur={blur}
          onChoose={(target) => change(target ? { id: target.id } : null)}
        />
      )}
    </FieldFrame>
  );
}

/** Editor for references to several entries, shown as removable tags. */
export function ReferencesEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<Ref[]>(name);
  const resource = useReferredResource(meta.resource ?? '');
  const chosen = value ?? [];
  const ids = chosen.map((each) => each.id);
  const labelOf = useTargetLabels(resource, ids);
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className={css.chips}>
          {chosen.map((reference) => (
            <span key={reference.id} className={css.chip}>
              {labelOf(reference.id)}
              <button
                type="button"
                aria-label={messages.form.removeItem(labelOf(reference.id))}
                onClick={() => change(chosen.filter((other) => other.id !== reference.id))}
              >
                <X {...icon} size={14} />
              </button>
            </span>
          ))}
          <TargetField
            control={control}
            resource={resource}
            chosen=""
            without={ids}
            placeholder={messages.editors.add}
            isBare
            ref={ref}
            onBlur={blur}
            onChoose={(target) => target && change([...chosen, { id: target.id }])}
          />
        </div>
      )}
    </FieldFrame>
  );
}
