import type { Upload } from '@theke/contracts/media/upload';

/** What a cart needs in order to show an upload, of which it keeps only the id. */
export type RememberedUpload = Pick<Upload, 'id' | 'version' | 'extension' | 'publicHash' | 'name' | 'size'>;

const keyOf = (id: string) => `theke.upload.${id}`;

/** For as long as the cart is kept, which lies in the session's storage too. */
export function rememberUpload({ id, version, extension, publicHash, name, size }: Upload): void {
  try {
    const remembered: RememberedUpload = { id, version, extension, publicHash, name, size };
    sessionStorage.setItem(keyOf(id), JSON.stringify(remembered));
  } catch {
    // Without storage the upload has no name and no picture; it is ordered all the same.
  }
}

export function rememberedUpload(id: string): RememberedUpload | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as RememberedUpload | null) ?? undefined;
  } catch {
    return undefined;
  }
}
