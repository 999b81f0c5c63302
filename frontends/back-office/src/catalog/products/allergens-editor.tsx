import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import * as tile from '@theke/admin/forms/editors/tile.module.css';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { allergenLetters } from '@theke/contracts/catalog/product';
import { allergenNames } from '@theke/rules/products/allergens';
import { classNames } from '@theke/ui/class-names';
import * as css from './allergens-editor.module.css';

/** The fourteen letters of the Austrian list, each on or off. */
export function AllergensEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, fault } = useField<string[]>(name);
  const chosen = new Set(value ?? []);
  // Kept in the order of the list, whatever the order of choosing.
  const toggle = (letter: string) =>
    change(allergenLetters.filter((each) => (each === letter ? !chosen.has(each) : chosen.has(each))));
  return (
    <GroupFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      <div className={css.letters}>
        {allergenLetters.map((letter) => (
          <label key={letter} className={classNames(tile.tile, tile.filled, css.letter)}>
            <input type="checkbox" checked={chosen.has(letter)} onChange={() => toggle(letter)} />
            <b>{letter}</b>
            {allergenNames[letter]}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
