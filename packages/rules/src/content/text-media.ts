// Pictures and videos within a text (CONTENT-03). A *picture* is always of this house; a *video* is a file of this house, or the address of a page
// elsewhere that is only linked to, so that nobody else is told who reads.

const image = /^\/image\/[\w/-]+\.(?:webp|avif|jpe?g|png)$/;
/** `/upload/{publicHash}/{id}-{version}.{extension}`. */
const upload = /^\/upload\/([\w-]{1,64})\/([\da-f-]{36}-[1-9]\d{0,8})\.(\w{1,5})$/;
const elsewhere = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i;

export type TextPicture = {
  readonly src: string;
  /** The same without moving. */
  readonly still?: string;
  /** What the picture is the first page of. */
  readonly file?: string;
};

/**
 * How a picture in a text is shown, by its address; undefined where none may stand. A GIF and an SVG are shown as they are, a PDF by its first page. An SVG
 * is only ever an `img`, in which nothing runs.
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

/** A video of this house that browsers play. */
export const ownVideoExtensions = ['mp4', 'webm'] as const;
export const isOwnVideo = (address: unknown): address is string =>
  typeof address === 'string' && ownVideoExtensions.some((one) => one === upload.exec(address)?.[3]);

/** A page elsewhere that shows a video. */
export const isVideoElsewhere = (address: unknown): address is string =>
  typeof address === 'string' && address.length <= 2_000 && elsewhere.test(address) && URL.canParse(address);
