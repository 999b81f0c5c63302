import type { Additive } from '@theke/rules/products/additives';
import { allergenNames } from '@theke/rules/products/allergens';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { messages } from '../messages.de.ts';
import * as css from './allergens.module.css';

type Props = {
  letters: readonly (keyof typeof allergenNames)[];
  additives?: readonly Additive[];
  isOnTable?: boolean;
};

/**
 * Allergen letters of the Austrian list, with names for screen readers and tooltips, and additive numbers; the legend
 * explains them.
 */
export function Allergens({ letters, additives = [], isOnTable = false }: Props) {
  const marks = [...letters, ...additives];
  if (marks.length === 0) return null;
  const names = [
    ...(letters.length > 0 ? [messages.menu.allergens(letters.map((letter) => allergenNames[letter]))] : []),
    ...(additives.length > 0 ? [messages.menu.additives(additives)] : []),
  ].join('. ');
  return (
    <span className={classNames(css.allergens, isOnTable && css.onTable)} title={names}>
      <span aria-hidden="true">{marks.join(' ')}</span>
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  );
}
