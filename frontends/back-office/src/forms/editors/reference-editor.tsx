import { icon } from '@theke/ui/icon';
import { ChevronDown, X } from 'lucide-react';
import { useGetList } from 'ra-core';
import { messages } from '../../messages.de.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import * as own from './reference-editor.module.css';
import { useField } from './use-field.ts';

type Ref = { id: string };

/** What can be referred to, by name. */
function useTargets(resource: string): { id: string; name: string }[] {
  const { data = [] } = useGetList(resource, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

/** One other entry, or none. */
export function ReferenceEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<Ref | null>(name);
  const targets = useTargets(meta.resource ?? '');
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className={css.select}>
          <select
            {...control}
            ref={ref}
            className={css.control}
            value={value?.id ?? ''}
            onBlur={blur}
            onChange={(event) => change(event.target.value ? { id: event.target.value } : null)}
          >
            <option value="">{messages.editors.notSet}</option>
            {targets.map((target) => (
              <option key={target.id} value={target.id}>
                {target.name}
              </option>
            ))}
          </select>
          <ChevronDown {...icon} size={16} />
        </div>
      )}
    </FieldFrame>
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
        <div className={own.chips}>
          {chosen.map((each) => (
            <span key={each.id} className={own.chip}>
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
