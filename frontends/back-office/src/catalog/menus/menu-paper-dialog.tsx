import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import type { MenuPaper } from '@theke/contracts/media/menu-paper';
import { useGetOne } from 'ra-core';
import type { PaperBody } from '../../media/shared/print/draw-file.ts';
import { PaperDialog } from '../shared/papers/paper-dialog.tsx';
import { paperMessages } from '../shared/papers/paper-messages.de.ts';
import { menuSections } from '../shared/papers/paper-sections.ts';
import { readProducts } from '../shared/papers/read-products.ts';

const pageSize = 500;

/** Prints a stored menu, or its table of allergens, for one of its branches (TPL-07, TPL-08). */
export function MenuPaperDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const api = useApi();
  const { branches, config } = useShop();
  const { data: stored } = useGetOne(menus.name, { id });
  if (!stored) return null;
  const named = new Set((stored.branches as { id: string }[]).map((branch) => branch.id));
  const owners = branches.filter((branch) => named.has(branch.id));

  async function collect(kind: MenuPaper['kind'], owner: string): Promise<PaperBody | undefined> {
    const branch = owners.find((one) => one.id === owner);
    if (!branch) return undefined;
    const [menu, known] = await Promise.all([
      api(menus.endpoints.read, { params: { id } }),
      readEveryPage((page) => api(categories.endpoints.list, { query: { page, pageSize } }), pageSize),
    ]);
    const products = await readProducts(
      api,
      menu.catalog.flatMap((group) => group.products.map((entry) => entry.id)),
    );
    const sections = menuSections(menu, new Map(known.map((one) => [one.id, one])), products, config.currency);
    if (sections.length === 0) return undefined;
    const { name, street, zipCode, city, phone, timeZone } = branch;
    const address = [street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
    return {
      kind,
      title: name,
      details: [[address, phone].filter(Boolean).join(' · ')].filter(Boolean),
      date: dayText(Date.now(), timeZone),
      note: config.allergensText,
      sections,
    };
  }

  return (
    <PaperDialog
      title={paperMessages.title(title)}
      kinds={['menu', 'allergens']}
      owners={owners.map(({ id: branch, name, identifier }) => ({ id: branch, name, fileName: identifier }))}
      collect={collect}
      onClose={onClose}
    />
  );
}
