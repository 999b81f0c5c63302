import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import * as tile from '@theke/admin/forms/editors/tile.module.css';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { additiveNumbers, allergenLetters } from '@theke/contracts/catalog/product';
import { additiveNames } from '@theke/rules/products/additives';
import { allergenNames } from '@theke/rules/products/allergens';
import { classNames } from '@theke/ui/class-names';
import * as css from './allergens-editor.module.css';

type Mark = readonly [mark: string, name: string];
/** `isWide` for names of several words. */
type MarksProps = EditorProps & { marks: readonly Mark[]; isWide?: boolean };
const allergens = allergenLetters.map((letter): Mark => [letter, allergenNames[letter]]);
const additives = additiveNumbers.map((number): Mark => [number, additiveNames[number]]);

/** Editor for the fourteen allergen letters of the Austrian list. */
export const AllergensEditor = (props: EditorProps) => <MarksEditor {...props} marks={allergens} />;

/** Editor for the numbers of additives. */
export const AdditivesEditor = (props: EditorProps) => <MarksEditor {...props} marks={additives} isWide />;

function MarksEditor({ name, meta, isLabelHidden = false, marks, isWide = false }: MarksProps) {
  const { id, value, change, fault } = useField<string[] | undefined>(name);
  const chosen = new Set(value ?? []);
  // Keeps the order of the list, regardless of the order of selection.
  const toggle = (mark: string) =>
    change(marks.flatMap(([each]) => ((each === mark) !== chosen.has(each) ? [each] : [])));
  return (
    <GroupFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      <div className={classNames(css.letters, isWide && css.wide)}>
        {marks.map(([mark, description]) => (
          <label key={mark} className={classNames(tile.tile, tile.filled, css.letter)}>
            <input type="checkbox" checked={chosen.has(mark)} onChange={() => toggle(mark)} />
            <b>{mark}</b>
            {description}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
