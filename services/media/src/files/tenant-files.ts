import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The disk folder that holds what was uploaded and what was made of it, in one folder per tenant. */
export class TenantFiles {
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

  /** Whoever has a folder here. */
  async tenants(): Promise<string[]> {
    const folders = await readdir(this.#root, { withFileTypes: true }).catch((error: { code?: string }) => {
      if (error.code === 'ENOENT') return []; // nothing was ever uploaded
      throw error;
    });
    return folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  }

  /** @throws with code ENOENT where there is none */
  read(tenant: string, name: string): Promise<Buffer> {
    return readFile(join(this.folderOf(tenant), name));
  }

  /** In bytes. @throws with code ENOENT where there is none */
  async size(tenant: string, name: string): Promise<number> {
    return (await stat(join(this.folderOf(tenant), name))).size;
  }

  /** Nothing happens where there is none. */
  async remove(tenant: string, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(this.folderOf(tenant), name), { force: true })));
  }
}
