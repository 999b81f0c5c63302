import type { FilePart, FileStore, OpenFile } from './file-store.ts';

/** What tenants uploaded and what was made of it, in one folder per tenant. */
export class TenantFiles {
  readonly #store: FileStore;
  readonly #making = new Map<string, Promise<void>>();

  constructor(store: FileStore) {
    this.#store = store;
  }

  write(tenant: string, name: string, bytes: Buffer): Promise<void> {
    return this.#store.write(`${tenant}/${name}`, bytes);
  }

  /** Makes the file unless it is there; requests that come meanwhile wait for the same making. */
  async ensure(tenant: string, name: string, make: () => Promise<Buffer>): Promise<void> {
    if (await this.has(tenant, name)) return;
    const key = `${tenant}/${name}`;
    const making =
      this.#making.get(key) ??
      make()
        .then((bytes) => this.write(tenant, name, bytes))
        .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    await making;
  }

  async has(tenant: string, name: string): Promise<boolean> {
    return (await this.#store.size(`${tenant}/${name}`)) !== undefined;
  }

  /** Whoever has a folder here. */
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

  /** Nothing happens where there is none. */
  async remove(tenant: string, names: readonly string[]): Promise<void> {
    await this.#store.remove(names.map((name) => `${tenant}/${name}`));
  }
}
