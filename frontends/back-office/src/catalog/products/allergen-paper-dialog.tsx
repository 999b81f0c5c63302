import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import type { MenuPaper } from '@theke/contracts/media/menu-paper';
import type { PaperBody } from '../../media/shared/print/draw-file.ts';
import { PaperDialog } from '../shared/papers/paper-dialog.tsx';
import { paperMessages } from '../shared/papers/paper-messages.de.ts';
import { productSections } from '../shared/papers/paper-sections.ts';
import { readProducts } from '../shared/papers/read-products.ts';

/** Prints the table of allergens of products chosen in a list (TPL-08). */
export function AllergenPaperDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const api = useApi();
  const { config } = useShop();
  const zone = useZoneOf()();

  async function collect(kind: MenuPaper['kind']): Promise<PaperBody | undefined> {
    const sections = productSections(ids, await readProducts(api, ids), config.currency);
    if (sections.length === 0) return undefined;
    return { kind, title: config.shopName, date: dayText(Date.now(), zone), note: config.allergensText, sections };
  }

  return (
    <PaperDialog
      title={paperMessages.printAllergens}
      kinds={['allergens']}
      owners={[{ id: 'business', name: config.shopName, fileName: 'produkte' }]}
      collect={collect}
      onClose={onClose}
    />
  );
}
