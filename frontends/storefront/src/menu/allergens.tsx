import { allergenNames } from '@theke/rules/products/allergens';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { messages } from '../messages.de.ts';
import * as css from './allergens.module.css';

type Props = { letters: readonly (keyof typeof allergenNames)[]; isOnTable?: boolean };

/** The letters of the Austrian list; read out and as a tooltip by name. */
export function Allergens({ letters, isOnTable = false }: Props) {
  if (letters.length === 0) return null;
  const names = messages.menu.allergens(letters.map((letter) => allergenNames[letter]));
  return (
    <span className={classNames(css.allergens, isOnTable && css.onTable)} title={names}>
      <span aria-hidden="true">{letters.join(' ')}</span>
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  );
}
