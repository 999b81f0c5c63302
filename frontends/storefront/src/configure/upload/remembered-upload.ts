import type { Upload } from '@theke/contracts/media/upload';

/** Data to show an upload in the cart, which contains only the id. */
export type RememberedUpload = Pick<Upload, 'id' | 'version' | 'extension' | 'publicHash' | 'name' | 'size'>;

const keyOf = (id: string) => `theke.upload.${id}`;

/** Stores the data in the session storage, like the cart. */
export function rememberUpload({ id, version, extension, publicHash, name, size }: Upload): void {
  try {
    const remembered: RememberedUpload = { id, version, extension, publicHash, name, size };
    sessionStorage.setItem(keyOf(id), JSON.stringify(remembered));
  } catch {
    // Without storage, the upload is shown without name and picture, but can be ordered.
  }
}

export function rememberedUpload(id: string): RememberedUpload | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as RememberedUpload | null) ?? undefined;
  } catch {
    return undefined;
  }
}
