import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { allergenLetters } from '@theke/contracts/catalog/product';
import { useState } from 'react';

const lettersIn = (text: string) => allergenLetters.filter((letter) => text.toUpperCase().includes(letter));

/** Allergen letters of an option, as on a menu: "A G". Invalid letters are removed on blur. */
export function OptionAllergensEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string[] | undefined>(name);
  const storedText = (value ?? []).join(' ');
  const [typed, setTyped] = useState<string>();
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className={css.control}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="A G"
          value={typed ?? storedText}
          onChange={({ target }) => {
            setTyped(target.value);
            change(lettersIn(target.value));
          }}
          onBlur={() => {
            setTyped(undefined);
            blur();
          }}
        />
      )}
    </FieldFrame>
  );
}
