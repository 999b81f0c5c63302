import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import type { Menu } from '@theke/contracts/catalog/menu';
import { buttonClass } from '@theke/ui/button';
import { Select } from '@theke/ui/select';
import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import * as css from './place-fields.module.css';
import type { ProductPlace } from './place-product.ts';
import { productMessages } from './product-messages.de.ts';
import { useMenus } from './use-menus.ts';

const messages = productMessages.menu;

type Props = {
  place: ProductPlace;
  /** Whether a menu was chosen without a category. */
  isSubmitted?: boolean;
  onChange: (place: ProductPlace) => void;
};

/** Choice of a menu and a category; categories of the menu are listed first. */
export function PlaceFields({ place, isSubmitted = false, onChange }: Props) {
  const { menus } = useMenus();
  const { data: categories = [] } = useGetList<OfficeRecord>('categories', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'name', order: 'ASC' },
  });
  if (menus?.length === 0)
    return (
      <p className={css.none}>
        {messages.noMenus}
        <Link className={buttonClass({ kind: 'second', size: 'small' })} to="/menus/create">
          {messages.newMenu}
        </Link>
      </p>
    );
  const menuCategories = placesOf(menus?.find(({ id }) => id === place.menu));
  const sorted = categories.toSorted((one, other) => orderOf(menuCategories, one) - orderOf(menuCategories, other));
  return (
    <div className={css.fields}>
      <Select
        label={messages.menu}
        choices={(menus ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={messages.later}
        value={place.menu}
        onChange={(event) => onChange({ ...place, menu: event.target.value })}
      />
      {place.menu && (
        <Select
          label={messages.category}
          choices={sorted.map(({ id, name }) => ({ value: id, label: String(name) }))}
          placeholder={messages.choose}
          value={place.category}
          hint={place.category ? undefined : messages.categoryMissing}
          error={isSubmitted && !place.category ? messages.categoryMissing : undefined}
          onChange={(event) => onChange({ ...place, category: event.target.value })}
        />
      )}
    </div>
  );
}

const placesOf = (menu: Menu | undefined): readonly string[] => menu?.catalog.map(({ id }) => id) ?? [];
const orderOf = (menuCategories: readonly string[], { id }: OfficeRecord): number =>
  menuCategories.includes(id) ? menuCategories.indexOf(id) : menuCategories.length;
