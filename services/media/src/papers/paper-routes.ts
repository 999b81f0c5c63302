import { drawMenuPaper } from '@theke/contracts/media/menu-paper';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { houseConfig } from '../images/drawings.ts';
import { loadFonts } from '../templates/load-fonts.ts';
import { drawPaper } from './draw-paper.ts';
import { paperMessages } from './paper-messages.de.ts';

/** Colour until the configuration of the business arrives. */
const usualBrand = '#003f4b';

/** Menus and tables of allergens as PDF (TPL-07, TPL-08). */
export const paperRoutes = ({ db }: { db: Database }): Route[] => [
  route(drawMenuPaper, async ({ tenant, body }, response) => {
    const config = await db.withTenant(tenant, (tx) => houseConfig(tx, tenant));
    const family = config?.theme.font ?? 'Inter';
    const canvas = await loadFonts(family);
    response.setHeader('content-disposition', `inline; filename="${paperMessages.fileName(body.kind)}"`);
    response.type('pdf').send(drawPaper({ canvas, family, brand: config?.theme.brand ?? usualBrand }, body));
  }),
];
