import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import * as tile from '@theke/admin/forms/editors/tile.module.css';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { additiveNumbers, allergenLetters } from '@theke/contracts/catalog/product';
import { additiveNames } from '@theke/rules/products/additives';
import { allergenNames } from '@theke/rules/products/allergens';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { useState } from 'react';
import * as css from './allergens-editor.module.css';
import { productMessages } from './product-messages.de.ts';

type Mark = readonly [mark: string, name: string];
/**
 * `isWide` for names of several words; `isFolded` hides the marks until a button shows them, unless some are chosen.
 */
type MarksProps = EditorProps & { marks: readonly Mark[]; isWide?: boolean; isFolded?: boolean };
const allergens = allergenLetters.map((letter): Mark => [letter, allergenNames[letter]]);
const additives = additiveNumbers.map((number): Mark => [number, additiveNames[number]]);

/** Editor for the fourteen allergen letters of the Austrian list. */
export const AllergensEditor = (props: EditorProps) => <MarksEditor {...props} marks={allergens} />;

/** Editor for the numbers of additives. */
export const AdditivesEditor = (props: EditorProps) => <MarksEditor {...props} marks={additives} isWide isFolded />;

function MarksEditor({ name, meta, isLabelHidden = false, marks, isWide = false, isFolded = false }: MarksProps) {
  const { id, value, change, fault } = useField<string[] | undefined>(name);
  const chosen = new Set(value ?? []);
  const [isOpen, setIsOpen] = useState(!isFolded);
  // Keeps the order of the list, regardless of the order of selection.
  const toggle = (mark: string) => {
    // Stays open when the last mark is taken away.
    setIsOpen(true);
    change(marks.flatMap(([each]) => ((each === mark) !== chosen.has(each) ? [each] : [])));
  };
  const tiles = (
    <div className={classNames(css.letters, isWide && css.wide)}>
      {marks.map(([mark, description]) => (
        <label key={mark} className={classNames(tile.tile, tile.filled, css.letter)}>
          <input type="checkbox" checked={chosen.has(mark)} onChange={() => toggle(mark)} />
          <b>{mark}</b>
          {description}
        </label>
      ))}
    </div>
  );
  return (
    <GroupFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {isOpen || chosen.size > 0 ? (
        tiles
      ) : (
        <Button kind="second" size="small" onClick={() => setIsOpen(true)}>
          {productMessages.chooseAdditives}
        </Button>
      )}
    </GroupFrame>
  );
}
