import { allergenNames } from '@theke/rules/products/allergens';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import type { Section } from '../menu-sections.ts';
import { additivesOn } from './additives-on.ts';
import { AllergenDialog } from './allergen-dialog.tsx';
import * as css from './allergen-filter.module.css';
import { allergenMessages } from './allergen-messages.de.ts';
import { type Allergen, freeOf } from './free-of.ts';

type Props = {
  /** The whole menu; the legend does not depend on the filter. */
  sections: readonly Section[];
  chosen: readonly Allergen[];
  hidden: number;
  /** Number of products shown. */
  left: number;
  /** Receives the filter function too, which is loaded with this component. */
  onChoose: (chosen: readonly Allergen[], apply: typeof freeOf) => void;
};

/** Opens the allergen filter and shows the active one. Nothing is stored, because intolerances are personal data. */
export default function AllergenFilter({ sections, chosen, hidden, left, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (next: readonly Allergen[]) => onChoose(next, freeOf);
  const additives = additivesOn(sections);
  const isActive = chosen.length > 0;
  const summary =
    isActive &&
    allergenMessages.active(
      chosen.map((letter) => allergenNames[letter]),
      hidden,
    );
  return (
    <div className={css.filter}>
      <button type="button" className={css.open} onClick={() => setIsOpen(true)}>
        <ListFilter {...icon} size={18} />
        {summary || (additives.length > 0 ? allergenMessages.openBoth : allergenMessages.open)}
      </button>
      <VisuallyHidden>
        <span role="status">{summary}</span>
      </VisuallyHidden>
      {isActive && (
        <IconButton label={allergenMessages.reset} onClick={() => choose([])}>
          <X {...icon} size={20} />
        </IconButton>
      )}
      {isOpen && (
        <AllergenDialog
          additives={additives}
          chosen={chosen}
          remaining={left}
          hidden={hidden}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
