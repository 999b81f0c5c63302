import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import type { Menu } from '@theke/contracts/catalog/menu';
import { activeMenu } from '@theke/rules/products/active-menu';
import { useNow } from '@theke/ui/use-now';
import { useGetList } from 'ra-core';
import { useParams } from 'react-router';
import { menuMessages } from './menu-messages.de.ts';
import * as css from './menu-preview.module.css';

type Dated = Pick<Menu, 'name' | 'availableFrom' | 'branches'> & { isThis: boolean };

/** For each of the menu's branches: the menu that applies now, and the next ones, including the draft. */
export function MenuPreview({ draft }: { draft: Partial<Menu> }) {
  const { id } = useParams();
  const { branches } = useShop();
  const now = useNow(60_000);
  const { data = [] } = useGetList<OfficeRecord & Menu>('menus', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'availableFrom', order: 'DESC' },
  });
  const menus: Dated[] = [
    ...data.filter((menu) => menu.id !== id).map((menu) => ({ ...menu, isThis: false })),
    ...(draft.availableFrom
      ? [{ name: draft.name ?? '', availableFrom: draft.availableFrom, branches: draft.branches ?? [], isThis: true }]
      : []),
  ];
  const chosen = branches.filter((branch) => draft.branches?.some((one) => one.id === branch.id));
  if (chosen.length === 0) return <p className={css.none}>{menuMessages.noBranches}</p>;
  return (
    <dl className={css.branches}>
      {chosen.map((branch) => {
        const branchMenus = menus.filter((menu) => menu.branches.some((one) => one.id === branch.id));
        const active = activeMenu(branchMenus, now);
        const coming = branchMenus
          .filter(({ availableFrom }) => Date.parse(availableFrom) > now.getTime())
          .sort((one, other) => Date.parse(one.availableFrom) - Date.parse(other.availableFrom));
        const day = (menu: Dated) => dayText(menu.availableFrom, branch.timeZone);
        const nameOf = (menu: Dated) => (menu.isThis ? <b>{menu.name || menuMessages.thisOne}</b> : menu.name);
        return (
          <div key={branch.id}>
            <dt>{branch.name}</dt>
            <dd>
              {active ? (
                <>
                  {nameOf(active)}
                  {menuMessages.sinceDay(day(active))}
                </>
              ) : (
                menuMessages.noneActive
              )}
            </dd>
            {coming.map((menu) => (
              <dd key={`${menu.availableFrom}${menu.name}`} className={css.coming}>
                {menuMessages.fromDay(day(menu))}
                {nameOf(menu)}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
