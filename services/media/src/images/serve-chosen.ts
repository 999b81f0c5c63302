import { placesIn } from '@theke/contracts/catalog/chosen-address';
import { chosenDrawing, productDrawing } from '@theke/contracts/catalog/product-drawing';
import { Cache } from '@theke/kit/cache/cache';
import { leavePlace } from '@theke/kit/http/admission';
import { ipv6Prefix48, networkOf } from '@theke/kit/network';
import { unknown } from '@theke/kit/problem';
import type { Drawing } from '@theke/painter/drawing-by';
import type { Express, Request, Response } from 'express';
import { identityOf } from '../identity-of.ts';
import { byWeight } from './by-weight.ts';
import { withStored } from './decode-picture.ts';
import { drawnProduct, houseColour, paintDrawing, side } from './drawings.ts';
import { fileNameOf } from './image-file-names.ts';
import { immutable, type ServeImageDeps } from './serve-image.ts';

/** There are thousands of ways to lay a pizza: what is painted is held for those who look at it, and no file is kept. */
const maxHeld = 16_000_000;

/**
 * One is painted at a time, because anybody may ask for the next one, and each network has its turn. Whoever would wait for more than these of
 * their own network is refused, and keeps the picture there was.
 */
const maxWaiting = 8;

const gone = () => unknown('Das Bild');

/** `GET /image/chosen/{product}-{version}/{places}.webp`: a drawn product as a guest configures it (MEDIA-12). */
export function serveChosen(deps: Omit<ServeImageDeps, 'files' | 'log'>): (app: Express) => void {
  const held = new Cache<Buffer>({
    ttlMs: Number.POSITIVE_INFINITY,
    keepsOld: true,
    maxItems: 500,
    maxBytes: maxHeld,
    bytesOf: (bytes) => bytes.length,
  });
  const oneAtATime = byWeight(1, maxWaiting);

  const paint = ({ tenant, whose }: { tenant: string; whose: string }, drawing: Drawing, house: string | undefined) =>
    oneAtATime(
      1,
      () => withStored(deps.limited, { width: side, height: side }, () => paintDrawing(drawing, house), tenant),
      whose,
    );

  async function find(request: Request, { product: name, choice }: { product: string; choice: string }) {
    const { tenant, address } = identityOf(deps, request);
    const network = networkOf(address);
    const [, id, version] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{0,8})$/.exec(name) ?? [];
    const places = placesIn(choice);
    if (!id || !places) throw gone();
    const { product, house } = await deps.db.withTenant(tenant, async (tx) => ({
      product: await drawnProduct(tx, id),
      house: await houseColour(tx, tenant),
    }));
    const chosen = product?.version === Number(version) ? chosenDrawing(product, places) : undefined;
    const plain = product && productDrawing(product);
    if (!chosen || !plain) throw gone();
    return { tenant, chosen, plain, house, whose: ipv6Prefix48(network) ?? network };
  }

  return (app) => {
    app.get('/image/chosen/:product/:choice', async (request, response: Response) => {
      const { tenant, chosen, plain, house, whose } = await find(request, request.params);
      // What was chosen changes nothing that is seen.
      if (chosen.id === plain.id) {
        response
          .set(immutable)
          .redirect(`/image/small/${fileNameOf({ id: plain.id, fileVersion: 1, extension: 'webp' })}`);
        return;
      }
      // Waiting keeps nobody from what is there.
      leavePlace(response);
      // The same dough, whatever lies on it.
      const bytes = await held.read(`${plain.id} ${chosen.id} ${house}`, () =>
        paint({ tenant, whose }, { ...chosen, id: plain.id }, house),
      );
      response.set(immutable).type('image/webp').send(bytes);
    });
  };
}
