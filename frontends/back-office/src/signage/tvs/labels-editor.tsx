import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import * as chips from '@theke/admin/forms/editors/reference-editor.module.css';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { icon } from '@theke/ui/icon';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTvs } from '../shared/use-tvs.ts';
import * as css from './labels-editor.module.css';

/** Labels as removable tags; Enter or a comma adds the typed one. */
export function LabelsEditor({ name, meta }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string[] | undefined>(name);
  const { data: tvs } = useTvs();
  const [typed, setTyped] = useState('');
  const labels = value ?? [];
  const known = [...new Set(tvs?.flatMap((tv) => tv.labels))].filter((label) => !labels.includes(label));
  const add = () => {
    const added = typed
      .split(',')
      .map((label) => label.trim())
      .filter((label) => label !== '' && !labels.includes(label));
    setTyped('');
    if (added.length > 0) change([...labels, ...new Set(added)]);
  };
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      {(attributes) => (
        <div className={chips.chips}>
          {labels.map((label) => (
            <span key={label} className={chips.chip}>
              {label}
              <button
                type="button"
                aria-label={messages.form.removeItem(label)}
                onClick={() => change(labels.filter((other) => other !== label))}
              >
                <X {...icon} size={14} />
              </button>
            </span>
          ))}
          <input
            {...attributes}
            ref={ref}
            className={css.input}
            list={`${id}-known`}
            maxLength={40}
            placeholder={messages.editors.add}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return;
              // Enter would save the form.
              if (typed.trim() !== '' || event.key === ',') event.preventDefault();
              add();
            }}
            onBlur={() => {
              add();
              blur();
            }}
          />
          <datalist id={`${id}-known`}>
            {known.map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </div>
      )}
    </FieldFrame>
  );
}
