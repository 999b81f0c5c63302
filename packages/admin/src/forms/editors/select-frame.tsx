import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { messages } from '../../messages.de.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Field } from './use-field.ts';

type Props<T> = Omit<EditorProps, 'schema'> & {
  field: Field<T>;
  /** Empty string if nothing is chosen. */
  value: string;
  choices: readonly { id: string; name: string }[];
  mayBeUnset: boolean;
  /** Label of the option for no choice. */
  unsetLabel?: string | undefined;
  onChoose: (value: string) => void;
};

/** A select with label, hint and error. */
export const SelectFrame = <T,>({
  name,
  meta,
  isLabelHidden = false,
  field,
  value,
  choices,
  mayBeUnset,
  unsetLabel = messages.editors.notSet,
  onChoose,
}: Props<T>) => (
  <FieldFrame
    id={field.id}
    label={meta.title ?? name}
    hint={meta.hint}
    fault={field.fault}
    isLabelHidden={isLabelHidden}
  >
    {(control) => (
      <div className={css.select}>
        <select
          {...control}
          ref={field.ref}
          className={css.control}
          value={value}
          onBlur={field.blur}
          onChange={(event) => onChoose(event.target.value)}
        >
          {mayBeUnset && <option value="">{unsetLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
        <ChevronDown {...icon} size={16} />
      </div>
    )}
  </FieldFrame>
);
