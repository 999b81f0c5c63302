import type { ContentPackage } from '@theke/contracts/signage/package';
import { allergenNames } from '@theke/rules/products/allergens';
import { sceneMessages } from '../scene-messages.de.ts';
import type { BoardSection } from './board-sections.ts';
import * as css from './menu-board.module.css';

const messages = sceneMessages.menuBoard;

/** "Allergene: A Gluten, G Milch." for the letters on the board; a hint if it shows none. */
function allergensText(sections: readonly BoardSection[]): string {
  const shown = new Set(sections.flatMap(({ rows }) => rows.flatMap(({ allergens }) => allergens.split(' '))));
  const names = Object.entries(allergenNames).filter(([letter]) => shown.has(letter));
  if (names.length === 0) return messages.askForAllergens;
  return messages.allergens(names.map(([letter, name]) => `${letter}\u00a0${name}`).join(', '));
}

type Props = {
  sections: readonly BoardSection[];
  currency: ContentPackage['shop']['currency'];
  note: string;
  page: number;
  pages: number;
};

/** With more pages, the footer counts them. */
const maxDots = 8;

/** The notes below the rows, and a dot for each page. */
export const BoardFooter = ({ sections, currency, note, page, pages }: Props) => (
  <footer className={css.footer}>
    <p>
      {note || messages.prices[currency]} {allergensText(sections)}
    </p>
    {pages > maxDots && <p className={css.count}>{messages.page(page + 1, pages)}</p>}
    {pages > 1 && pages <= maxDots && (
      <ol className={css.dots} aria-label={messages.page(page + 1, pages)}>
        {Array.from({ length: pages }, (_, index) => index).map((index) => (
          <li key={index} data-current={index === page} />
        ))}
      </ol>
    )}
  </footer>
);
