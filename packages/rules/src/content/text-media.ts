// Pictures and videos within a text (CONTENT-03). A *picture* is always hosted here. A *video* is a file hosted here,
// or an external page that is only linked, so that other servers do not learn about readers.

const image = /^\/image\/[\w/-]+\.(?:webp|avif|jpe?g|png)$/;
/** `/upload/{publicHash}/{id}-{version}.{extension}`. */
const upload = /^\/upload\/([\w-]{1,64})\/([\da-f-]{36}-[1-9]\d{0,8})\.(\w{1,5})$/;
const elsewhere = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i;

export type TextPicture = {
  readonly src: string;
  /** Address of a still image of an animation. */
  readonly still?: string;
  /** Address of the file whose first page is shown. */
  readonly file?: string;
};

/**
 * How a picture in a text is shown, by its address; undefined if not allowed. GIF and SVG are shown as they are, PDF by
 * its first page. An SVG is only ever used as `img`, where scripts do not run.
 */
export function textPicture(address: unknown): TextPicture | undefined {
  if (typeof address !== 'string' || address.length > 2_000) return undefined;
  if (image.test(address)) return { src: address };
  const [, hash, name, extension] = upload.exec(address) ?? [];
  const preview = `/upload/${hash}/preview/${name}.jpg`;
  if (['svg', 'png', 'jpg'].includes(extension ?? '')) return { src: address };
  if (extension === 'gif') return { src: address, still: preview };
  if (extension === 'pdf') return { src: preview, file: address };
  return undefined;
}

/** Extensions of uploaded videos that browsers play. */
export const ownVideoExtensions = ['mp4', 'webm'] as const;
export const isOwnVideo = (address: unknown): address is string =>
  typeof address === 'string' && ownVideoExtensions.some((one) => one === upload.exec(address)?.[3]);

/** Whether an address is an external page with a video. */
export const isVideoElsewhere = (address: unknown): address is string =>
  typeof address === 'string' && address.length <= 2_000 && elsewhere.test(address) && URL.canParse(address);
