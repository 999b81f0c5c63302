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

/** In px: twice as large as it is shown. */
const max = { width: 400, height: 64 };
/** In bytes, of each mail: what is drawn as a logo has a few thousand. */
const maxBytes = 48_000;

/** The business' logo for mails; null where it has none, where its picture is gone, and where it is too heavy to travel with each mail. */
async function mailLogoOf(
  tx: Transaction,
  tenant: string,
  { logo }: Config,
  { files, limited, log }: LogoDeps,
): Promise<MailLogo | null> {
  const image = logo && (await imageStore.find(tx, logo.id));
  if (!image) return null;
  const bytes = await files.read(tenant, fileNameOf(image)).catch((error: unknown) => {
    // What keeps files is away: the event comes again.
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
    // Mails go out without it rather than not at all.
    log.warn({ err: error, image: image.id }, 'logo that cannot be drawn for mails');
    return null;
  }
}

/** What is told of it, as of this configuration. */
export const logoFact = async (tx: Transaction, tenant: string, config: Config, deps: LogoDeps): Promise<Fact> =>
  logoDrawn(tenant, config.version, { id: tenant, logo: await mailLogoOf(tx, tenant, config, deps) });
