import { placesIn } from '@theke/contracts/catalog/chosen-address';
import { chosenDrawing, productDrawing } from '@theke/contracts/catalog/product-drawing';
import { Cache } from '@theke/kit/cache/cache';
import { leavePlace } from '@theke/kit/http/admission';
import { ipv6Prefix48, networkOf } from '@theke/kit/network';
import { unknown } from '@theke/kit/problem';
import type { Drawing } from '@theke/rules/drawings/drawing-by';
import type { Express, Request, Response } from 'express';
import { readIdentity } from '../read-identity.ts';
import { byWeight } from './by-weight.ts';
import { withStored } from './decode-picture.ts';
import { drawnProduct, houseColour, paintDrawing, side } from './drawings.ts';
import { fileNameOf } from './image-file-names.ts';
import { immutable, type ServeImageDeps } from './serve-image.ts';

/** A pizza has thousands of variants, so they are cached in memory and not stored. */
const maxHeld = 16_000_000;

/**
 * Queue limit per network. Anybody may request drawings, so one is painted at a time and networks take turns. Further
 * requests are refused, and the page keeps the previous picture.
 */
const maxWaiting = 8;

const imageMissing = () => unknown('Das Bild');

/** `GET /image/chosen/{product}-{version}/{places}.webp`: a drawn product as configured by a guest (MEDIA-12). */
export function serveChosen(deps: Omit<ServeImageDeps, 'files' | 'log'>): (app: Express) => void {
  const held = new Cache<Buffer>({
    ttlMs: Number.POSITIVE_INFINITY,
    keepsOld: true,
    maxItems: 500,
    maxBytes: maxHeld,
    bytesOf: (bytes) => bytes.length,
  });
  const oneAtATime = byWeight(1, maxWaiting);

  const paint = ({ tenant, queue }: { tenant: string; queue: string }, drawing: Drawing, house: string | undefined) =>
    oneAtATime(
      1,
      () => withStored(deps.limited, { width: side, height: side }, () => paintDrawing(drawing, house), tenant),
      queue,
    );

  async function find(request: Request, { product: name, choice }: { product: string; choice: string }) {
    const { tenant, address } = readIdentity(deps, request);
    const network = networkOf(address);
    const [, id, version] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{0,8})$/.exec(name) ?? [];
    const places = placesIn(choice);
    if (!id || !places) throw imageMissing();
    const { product, house } = await deps.db.withTenant(tenant, async (tx) => ({
      product: await drawnProduct(tx, id),
      house: await houseColour(tx, tenant),
    }));
    const chosen = product?.version === Number(version) ? chosenDrawing(product, places) : undefined;
    const plain = product && productDrawing(product);
    if (!chosen || !plain) throw imageMissing();
    return { tenant, chosen, plain, house, queue: ipv6Prefix48(network) ?? network };
  }

  return (app) => {
    app.get('/image/chosen/:product/:choice', async (request, response: Response) => {
      const { tenant, chosen, plain, house, queue } = await find(request, request.params);
      // The choice changes nothing visible.
      if (chosen.id === plain.id) {
        response
          .set(immutable)
          .redirect(`/image/small/${fileNameOf({ id: plain.id, fileVersion: 1, extension: 'webp' })}`);
        return;
      }
      // A waiting request must not hold a slot of the cheap ones.
      leavePlace(response);
      // Same id, hence the same dough for any topping.
      const bytes = await held.read(`${plain.id} ${chosen.id} ${house}`, () =>
        paint({ tenant, queue }, { ...chosen, id: plain.id }, house),
      );
      response.set(immutable).type('image/webp').send(bytes);
    });
  };
}
