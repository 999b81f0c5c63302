import { allergenNames } from '@theke/rules/products/allergens';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { messages } from '../../messages.de.ts';
import * as tile from '../../tile.module.css';
import { useBackCloses } from '../../use-back-closes.ts';
import * as css from './allergen-filter.module.css';
import { allergenMessages } from './allergen-messages.de.ts';
import type { Allergen } from './free-of.ts';

const allergens = Object.entries(allergenNames) as [Allergen, string][];

type Props = {
  /** Numbers with the additives' names. */
  additives: readonly (readonly [string, string])[];
  chosen: readonly Allergen[];
  /** Number of products shown and hidden. */
  remaining: number;
  hidden: number;
  onChoose: (chosen: readonly Allergen[]) => void;
  onClose: () => void;
};

/** Dialog with the fourteen EU allergens by letter, to hide products that contain them. */
export function AllergenDialog({ additives, chosen, remaining, hidden, onChoose, onClose }: Props) {
  const leave = useBackCloses(onClose);
  const close = () => leave(onClose);
  return (
    <Dialog
      title={allergenMessages.title}
      closeLabel={messages.close}
      onClose={close}
      shape="sheet"
      actions={
        <>
          {chosen.length > 0 && (
            <Button kind="second" onClick={() => onChoose([])}>
              {allergenMessages.clear}
            </Button>
          )}
          <Button isWide={chosen.length === 0} onClick={close}>
            {remaining === 0 ? messages.menu.noneFree : allergenMessages.show(remaining, remaining + hidden)}
          </Button>
        </>
      }
    >
      <p className={css.note}>{allergenMessages.note}</p>
      <fieldset className={css.choices}>
        <legend>{allergenMessages.legend}</legend>
        {allergens.map(([letter, name]) => (
          <label key={letter} className={css.choice}>
            <input
              className={tile.unseen}
              type="checkbox"
              checked={chosen.includes(letter)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, letter] : chosen.filter((one) => one !== letter))
              }
            />
            <b>{letter}</b>
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {additives.length > 0 && (
        <section className={css.legend}>
          <h3>{allergenMessages.additives}</h3>
          <dl>
            {additives.map(([number, name]) => (
              <div key={number}>
                <dt className={css.letter}>{number}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  );
}
