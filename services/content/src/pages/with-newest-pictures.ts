import type { Image } from '@theke/contracts/media/image';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { copied } from '../copies.ts';

type Newest = Pick<Image, 'fileVersion' | 'look'>;
type Named = { id: string; version: number; extension: string };

/** `/image/small/ID-VERSION.webp`, anywhere in a text. */
const addresses = /(\/image\/(?:[a-z]+\/)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-)(\d{1,9})(?=\.\w)/g;

/** Excludes downloads, which have a key. */
const isPicture = (value: object): value is Named => {
  const { id, version, extension, publicHash } = value as Partial<Named> & { publicHash?: unknown };
  return (
    typeof id === 'string' && typeof version === 'number' && typeof extension === 'string' && publicHash === undefined
  );
};

function collectIds(value: unknown, ids: Set<string>): void {
  if (typeof value === 'string') for (const [, , id = ''] of value.matchAll(addresses)) ids.add(id);
  if (typeof value !== 'object' || value === null) return;
  if (isPicture(value)) ids.add(value.id);
  for (const one of Object.values(value)) collectIds(one, ids);
}

/** Replaces the version, and drops focal point and look of the earlier file. */
function followed(picture: Named, newest: ReadonlyMap<string, Newest>): object {
  const found = newest.get(picture.id);
  if (!found || found.fileVersion <= picture.version) return picture;
  const { look: _, focus: __, ...rest } = picture as Named & { look?: unknown; focus?: unknown };
  return { ...rest, version: found.fileVersion, ...(found.look && { look: found.look }) };
}

function follow(value: unknown, newest: ReadonlyMap<string, Newest>): unknown {
  if (typeof value === 'string')
    return value.replace(addresses, (address, place: string, id: string, version: string) => {
      const found = newest.get(id);
      return found && found.fileVersion > Number(version) ? `${place}${found.fileVersion}` : address;
    });
  if (Array.isArray(value)) return value.map((one) => follow(one, newest));
  if (typeof value !== 'object' || value === null) return value;
  const shown = isPicture(value) ? followed(value, newest) : value;
  return Object.fromEntries(Object.entries(shown).map(([name, one]) => [name, follow(one, newest)]));
}

/**
 * Updates references to pictures and URLs in texts to the newest file (ADR 0029). Stored content, drafts and revisions
 * keep the editor's reference, so this runs on read.
 */
export async function withNewestPictures<T>(unit: UnitOfWork, shown: T): Promise<T> {
  return followNewest(shown, await picturesIn(unit, shown));
}

/** Copies of all pictures that are shown, by id. */
export async function picturesIn(unit: UnitOfWork, shown: unknown): Promise<ReadonlyMap<string, Image>> {
  const ids = new Set<string>();
  collectIds(shown, ids);
  return ids.size === 0 ? new Map() : copied.stores.images.findMany(unit, [...ids]);
}

export function followNewest<T>(shown: T, images: ReadonlyMap<string, Image>): T {
  // Copies from before files could be replaced have no `fileVersion`.
  const newest = new Map([...images].filter(([, image]) => (image.fileVersion ?? 1) > 1));
  return newest.size === 0 ? shown : (follow(shown, newest) as T);
}
