import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { imageSizes } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';

/** `{id}-{version}.{extension}`, the name in the picture's address; a smaller rendition has its size before it. */
export const fileNameOf = ({ id, version, extension }: ImageRef, size?: string): string =>
  `${size ? `${size}-` : ''}${id}-${version}.${extension}`;

/** The disk folder that holds originals and their renditions, in one folder per tenant. */
export class ImageFiles {
  readonly #root: string;
  readonly #making = new Map<string, Promise<void>>();

  constructor(root: string) {
    this.#root = resolve(root);
  }

  folderOf(tenant: string): string {
    return join(this.#root, tenant);
  }

  /** Written beside and renamed: nobody ever reads half a picture. */
  async write(tenant: string, name: string, bytes: Buffer): Promise<void> {
    const folder = this.folderOf(tenant);
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${name}.${randomUUID()}`);
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Makes the file unless it is there; requests that come meanwhile wait for the same making. */
  async ensure(tenant: string, name: string, make: () => Promise<Buffer>): Promise<void> {
    const file = join(this.folderOf(tenant), name);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    const making =
      this.#making.get(file) ??
      make()
        .then((bytes) => this.write(tenant, name, bytes))
        .finally(() => this.#making.delete(file));
    this.#making.set(file, making);
    await making;
  }

  /** @throws with code ENOENT where there is none */
  read(tenant: string, name: string): Promise<Buffer> {
    return readFile(join(this.folderOf(tenant), name));
  }

  /** The original and every rendition of it. */
  async remove(tenant: string, image: ImageRef): Promise<void> {
    const names = [fileNameOf(image), ...Object.keys(imageSizes).map((size) => fileNameOf(image, size))];
    await Promise.all(names.map((name) => rm(join(this.folderOf(tenant), name), { force: true })));
  }
}
