import type { FilePart, FileStore, OpenFile } from './file-store.ts';

/** Uploads of tenants and files derived from them, one folder per tenant. */
export class TenantFiles {
  readonly #store: FileStore;
  readonly #making = new Map<string, Promise<void>>();

  constructor(store: FileStore) {
    this.#store = store;
  }

  write(tenant: string, name: string, bytes: Buffer): Promise<void> {
    return this.#store.write(`${tenant}/${name}`, bytes);
  }

  /** Creates the file if it is missing; concurrent requests share one check and one creation. */
  async ensure(tenant: string, name: string, make: () => Promise<Buffer>): Promise<void> {
    const key = `${tenant}/${name}`;
    // Shared before the check: one that began earlier may end after the file was created.
    const making =
      this.#making.get(key) ?? this.#makeMissing(tenant, name, make).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    await making;
  }

  async #makeMissing(tenant: string, name: string, make: () => Promise<Buffer>): Promise<void> {
    if (await this.has(tenant, name)) return;
    await this.write(tenant, name, await make());
  }

  async has(tenant: string, name: string): Promise<boolean> {
    return (await this.#store.size(`${tenant}/${name}`)) !== undefined;
  }

  /** Tenants with a folder. */
  tenants(): Promise<string[]> {
    return this.#store.folders();
  }

  /** @throws NoSuchFile */
  read(tenant: string, name: string): Promise<Buffer> {
    return this.#store.read(`${tenant}/${name}`);
  }

  /** @throws NoSuchFile */
  open(tenant: string, name: string, part?: FilePart): Promise<OpenFile> {
    return this.#store.open(`${tenant}/${name}`, part);
  }

  /** Ignores missing files. */
  async remove(tenant: string, names: readonly string[]): Promise<void> {
    await this.#store.remove(names.map((name) => `${tenant}/${name}`));
  }
}
