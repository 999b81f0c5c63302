import type { Fact } from '@theke/contracts/event';
import type { Config } from '@theke/contracts/identity/config';
import { logoDrawn, type MailLogo } from '@theke/contracts/media/logo';
import type { Transaction } from '@theke/kit/database/database';
import type { Log } from '@theke/kit/log';
import { NoSuchFile } from '../files/file-store.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import type { Limited } from './by-weight.ts';
import { withStored } from './decode-picture.ts';
import { fileNameOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { openPicture } from './open-picture.ts';

export type LogoDeps = { files: TenantFiles; limited: Limited; log: Log };

/** In px: twice the displayed size. */
const max = { width: 400, height: 64 };
/** In bytes, added to each mail; typical logos have a few thousand. */
const maxBytes = 48_000;

/** Logo of a business for mails; null without one, without its file, or if it is too large for mails. */
async function createMailLogo(
  tx: Transaction,
  tenant: string,
  { logo }: Config,
  { files, limited, log }: LogoDeps,
): Promise<MailLogo | null> {
  const image = logo && (await imageStore.find(tx, logo.id));
  if (!image) return null;
  const bytes = await files.read(tenant, fileNameOf(image)).catch((error: unknown) => {
    // The file store is unavailable: the event is retried.
    if (!(error instanceof NoSuchFile)) throw error;
  });
  if (!bytes) return null;
  try {
    const { data, info } = await withStored(limited, image, async () =>
      (await openPicture(bytes))
        .resize({ ...max, fit: 'inside', withoutEnlargement: true })
        .png({ palette: true })
        .toBuffer({ resolveWithObject: true }),
    );
    if (data.length > maxBytes) return null;
    return { png: data.toString('base64'), width: info.width, height: info.height };
  } catch (error) {
    // Mails without a logo are better than no mails.
    log.warn({ err: error, image: image.id }, 'logo cannot be converted for mails');
    return null;
  }
}

/** Event with the mail logo of this configuration. */
export const logoFact = async (tx: Transaction, tenant: string, config: Config, deps: LogoDeps): Promise<Fact> =>
  logoDrawn(tenant, config.version, { id: tenant, logo: await createMailLogo(tx, tenant, config, deps) });
