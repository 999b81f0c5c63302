import type { QrCode, qrCodes } from '@theke/contracts/analytics/qr-code';
import { readQrCodeImage, readQrCodeSheet } from '@theke/contracts/analytics/qr-code-print';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import { originOfTenant } from '@theke/kit/public-address';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import type { ServiceBase } from '@theke/kit/service';
import { qrPrefix } from '@theke/rules/qr/qr-path';
import { tenantCopies } from '../../tenant-copies.ts';
import { chooseMiddle } from './choose-middle.ts';
import { drawCode, millimetre, renderPaper } from './code-paper.ts';
import { a4, drawSheets } from './code-sheet.ts';
import { codeSvg } from './code-svg.ts';
import { drawnCode } from './drawn-code.ts';
import { findLabelLayout } from './find-label-layout.ts';
import { printMessages } from './print-messages.de.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now'> & {
  codes: ResourceUseCases<typeof qrCodes.draft>['store'];
  publicAddress: string;
};

/** Printable codes (QR-06): one as SVG or PDF, several as sheets. */
export function qrPrintRoutes({ db, now, codes, publicAddress }: Deps): Route[] {
  /** The codes by id, and the base URL of their addresses. @throws Problem 404, or 409 while no host is known */
  const load = async (tx: Transaction, tenant: string, ids: readonly string[]) => {
    const [tenantCopy, drawn, ...found] = await Promise.all([
      tenantCopies.stores.tenants.find(tx, tenant),
      tenantCopies.stores.logos.find(tx, tenant),
      ...ids.map((id) => codes.find(tx, id)),
    ]);
    const all = found.filter((one) => one !== undefined);
    if (all.length < ids.length) throw unknown('Den QR-Code');
    const origin = originOfTenant(publicAddress, tenantCopy?.hosts);
    if (origin === null)
      throw conflict('NO_ADDRESS', 'Noch ist nicht bekannt, unter welcher Adresse Gäste diesen Betrieb erreichen.');
    return {
      all: all as QrCode[],
      shop: tenantCopy?.name ?? '',
      logo: drawn?.logo ?? undefined,
      addressOf: (path: string) => origin + qrPrefix + path,
    };
  };

  return [
    route(readQrCodeImage, async ({ tenant, params, query }, response) => {
      const { all, logo, addressOf } = await db.withTenant(tenant, (tx) => load(tx, tenant, [params.id]));
      const [code] = all as [QrCode];
      const middle = chooseMiddle(code, logo);
      const { format, size, colour, level = middle ? 'Q' : 'M' } = query;
      if (middle && level === 'M')
        throw invalid(
          'LEVEL_TOO_LOW',
          'Mit einem Zeichen oder dem Logo in der Mitte braucht der Code die Fehlerkorrektur Q.',
          'level',
        );
      const drawn = drawnCode(addressOf(code.path), level, middle?.kind);
      const title = printMessages.file(code.name);
      response.setHeader('content-disposition', `inline; filename="qr-${code.path}.${format}"`);
      if (format === 'svg') {
        response.type('svg').send(codeSvg(drawn, { middle, colour, size, title }));
        return;
      }
      const side = size * millimetre;
      const pdf = await renderPaper([side, side], { title, at: now() }, (paper) =>
        drawCode(paper.fillColor(colour), drawn, middle, { x: 0, y: 0, size: side }),
      );
      response.type('pdf').send(pdf);
    }),
    route(readQrCodeSheet, async ({ tenant, query }, response) => {
      const [{ all, shop, logo, addressOf }, layout] = await db.withTenant(tenant, (tx) =>
        Promise.all([load(tx, tenant, query.ids.split(',')), findLabelLayout(tx, tenant, query.layout)]),
      );
      const pdf = await renderPaper(a4, { title: printMessages.files(shop), at: now() }, (paper) =>
        drawSheets(paper, { codes: all, kind: query.layout, layout, shop, logo, colour: query.colour, addressOf }),
      );
      response.setHeader('content-disposition', 'inline; filename="qr-codes.pdf"');
      response.type('pdf').send(pdf);
    }),
  ];
}
