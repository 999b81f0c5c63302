import { drawImageTemplate, type imageTemplates, readTemplateLayers } from '@theke/contracts/media/image-template';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { invalid, unknown } from '@theke/kit/problem';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import { labelLayouts } from '@theke/rules/qr/label-layout';
import type { TenantFiles } from '../files/tenant-files.ts';
import type { Limited } from '../images/by-weight.ts';
import { houseConfig } from '../images/drawings.ts';
import { loadFonts } from './load-fonts.ts';
import { drawPages, drawPng, drawSheets, drawTents, labelPlaces, originalPlaces } from './print-template.ts';
import { loadLogo, loadPictures } from './template-pictures.ts';

type Deps = {
  db: Database;
  files: TenantFiles;
  limited: Limited;
  templates: ResourceUseCases<typeof imageTemplates.draft>['store'];
};

const title = 'Etiketten';
const tentMessages = { base: 'Boden', flap: 'Lasche: innen an die gegenüberliegende Seite kleben' };

/** Layers of a template, and its print as PNG or PDF (TPL-03, TPL-04). */
export const templateRoutes = (deps: Deps): Route[] => [
  route(readTemplateLayers, ({ tenant, params }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const template = await deps.templates.find(tx, params.id);
      if (!template) throw unknown('Die Bildvorlage');
      return template.layers;
    }),
  ),
  route(drawImageTemplate, async ({ tenant, body: { template, records, format, sheet, resolution } }, response) => {
    const config = await deps.db.withTenant(tenant, (tx) => houseConfig(tx, tenant));
    const family = config?.theme.font ?? 'Inter';
    const canvas = await loadFonts(family);
    const shown = format === 'png' ? records.slice(0, 1) : records;
    const pictureFor = await loadPictures(deps, canvas, tenant, template, shown);
    const logo = await loadLogo(deps, canvas, tenant, template, config?.logo);
    const print = { canvas, template, records: shown, drawing: { family, pictureFor, logo } };
    response.setHeader('content-disposition', `inline; filename="etiketten.${format}"`);
    if (format === 'png') response.type('png').send(drawPng(print, resolution));
    else if (sheet === 'single') response.type('pdf').send(drawPages(print, title));
    else if (sheet === 'folded') response.type('pdf').send(drawTents(print, title, tentMessages));
    else {
      const places =
        sheet === 'original'
          ? originalPlaces(template)
          : labelPlaces(sheet, config?.labels?.[sheet] ?? labelLayouts[sheet]);
      if (!places)
        throw invalid(
          'TOO_LARGE',
          'Die Vorlage ist größer als A4. Bitte wählen Sie einen anderen Bogen oder eine kleinere Vorlage.',
          'sheet',
        );
      response.type('pdf').send(drawSheets(print, title, places));
    }
  }),
];
