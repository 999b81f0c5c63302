import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldNote } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { type LeadState, leadStates } from '@theke/contracts/analytics/analytics-lead';
import * as css from './lead-state-editor.module.css';

const states = Object.entries(leadStates) as [LeadState, string][];

/** State of a lead, from the first contact to the decision. */
export function LeadStateEditor({ name, meta }: EditorProps) {
  const { id, value, change, fault } = useField<LeadState>(name);
  const note = fault ?? meta.hint;
  return (
    <fieldset id={id} className={css.states} aria-describedby={note ? `${id}-note` : undefined}>
      <legend>{meta.title}</legend>
      <div>
        {states.map(([state, label]) => (
          <label key={state}>
            <input type="radio" name={id} checked={state === value} onChange={() => change(state)} />
            {label}
          </label>
        ))}
      </div>
      <FieldNote id={id} hint={meta.hint} fault={fault} />
    </fieldset>
  );
}
