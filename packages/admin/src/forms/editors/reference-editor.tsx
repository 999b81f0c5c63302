import { icon } from '@theke/ui/icon';
import { X } from 'lucide-react';
import { messages } from '../../messages.de.ts';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import * as css from './reference-editor.module.css';
import { SelectFrame } from './select-frame.tsx';
import { useField } from './use-field.ts';
import { useTargets } from './use-targets.ts';

type Ref = { id: string };

/** One other entry, or none. */
export function ReferenceEditor(props: Omit<EditorProps, 'schema'>) {
  const { name, meta } = props;
  const field = useField<Ref | null>(name);
  const targets = useTargets(meta.resource ?? '');
  return (
    <SelectFrame
      {...props}
      field={field}
      value={field.value?.id ?? ''}
      choices={targets}
      mayBeUnset
      onChoose={(id) => field.change(id ? { id } : null)}
    />
  );
}

/** Several other entries: what is chosen stands as words that can be taken away. */
export function ReferencesEditor({ name, meta }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<Ref[]>(name);
  const targets = useTargets(meta.resource ?? '');
  const chosen = value ?? [];
  const open = targets.filter((target) => !chosen.some((each) => each.id === target.id));
  const nameOf = (target: Ref) => targets.find((each) => each.id === target.id)?.name ?? '…';
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      {(control) => (
        <div className={css.chips}>
          {chosen.map((each) => (
            <span key={each.id} className={css.chip}>
              {nameOf(each)}
              <button
                type="button"
                aria-label={messages.form.removeItem(nameOf(each))}
                onClick={() => change(chosen.filter((other) => other.id !== each.id))}
              >
                <X {...icon} size={14} />
              </button>
            </span>
          ))}
          <select
            {...control}
            ref={ref}
            value=""
            disabled={open.length === 0}
            onBlur={blur}
            onChange={(event) => change([...chosen, { id: event.target.value }])}
          >
            <option value="">{open.length > 0 ? messages.editors.add : messages.editors.allChosen}</option>
            {open.map((target) => (
              <option key={target.id} value={target.id}>
                {target.name}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldFrame>
  );
}
