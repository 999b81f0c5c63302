import { messages } from '@theke/admin/messages.de.ts';
import type { Product } from '@theke/contracts/catalog/product';
import { searchText, searchWords } from '@theke/rules/lists/search-text';
import { priceLines } from '@theke/rules/price/price-lines';
import { classNames } from '@theke/ui/class-names';
import { Empty } from '@theke/ui/empty';
import { TextInput } from '@theke/ui/text-input';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useId, useState } from 'react';
import * as css from './menu-picker.module.css';
import { chosenCount, type RoundLine } from './round-lines.ts';
import { tableServiceMessages } from './table-service-messages.de.ts';
import type { MenuSection } from './use-menu.ts';

const { round: texts } = tableServiceMessages;

type Props = {
  sections: readonly MenuSection[];
  lines: readonly RoundLine[];
  currency: string;
  onPick: (product: Product) => void;
};

/** The menu as large buttons, by category or found by name. */
export function MenuPicker({ sections, lines, currency, onPick }: Props) {
  const [category, setCategory] = useState('');
  const [typed, setTyped] = useState('');
  const name = useId();
  const words = searchWords(typed);
  const matches = (product: Product) => words.every((word) => searchText(product.name).includes(word));
  const shown = sections
    .filter(({ id }) => words.length > 0 || category === '' || id === category)
    .map((section) => ({ ...section, products: section.products.filter(matches) }))
    .filter(({ products }) => products.length > 0);
  return (
    <>
      <TextInput
        label={texts.find}
        optional={messages.optional}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <fieldset className={css.categories}>
        <legend>
          <VisuallyHidden>{texts.categories}</VisuallyHidden>
        </legend>
        {[{ id: '', name: texts.all }, ...sections].map((each) => (
          <label key={each.id}>
            <input
              type="radio"
              name={name}
              checked={each.id === category}
              onChange={() => {
                setCategory(each.id);
                setTyped('');
              }}
            />
            {each.name}
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && <Empty title={texts.notFound} />}
      {shown.map((section) => (
        <section key={section.id} className={css.section} aria-label={section.name}>
          <h2>{section.name}</h2>
          <ul className={css.products}>
            {section.products.map((product) => (
              <li key={product.id}>
                <PickButton
                  product={product}
                  count={chosenCount(lines, product.id)}
                  currency={currency}
                  onPick={() => onPick(product)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type PickProps = { product: Product; count: number; currency: string; onPick: () => void };

const PickButton = ({ product, count, currency, onPick }: PickProps) => (
  <button type="button" className={classNames(css.product, count > 0 && css.chosen)} onClick={onPick}>
    <span>{product.name}</span>
    <small>{priceLines(product, currency).main}</small>
    <VisuallyHidden>{texts.add}</VisuallyHidden>
    {count > 0 && (
      <b>
        {count}
        <VisuallyHidden>{texts.chosen(count)}</VisuallyHidden>
      </b>
    )}
  </button>
);
