import { fileTexts, fileTypeText, statusText } from '../report/report-messages.de.ts';

/** Part of a file that is already stored. */
export type StoredPart = {
  readonly bytes: number;
  /** Size of the whole file; null if the server did not tell. */
  readonly total: number | null;
  readonly etag: string | null;
};

/** A response to a request for a file or its rest. */
export type FileAnswer = {
  readonly status: number;
  /** Size of the whole file. */
  readonly total: number | null;
  /** Position of the first byte of the body. */
  readonly start: number;
  readonly etag: string | null;
  /** SHA-256 of the whole file in base64, also in the response to a request for its rest; null if unknown. */
  readonly digest: string | null;
  readonly type: string;
};

/**
 * `append`: the body continues the stored part. `whole`: the body is the whole file. `again`: request the whole file.
 * Otherwise the reason why the file can never be used.
 */
export type DownloadPlan = 'append' | 'whole' | 'again' | { readonly rejected: string };

/** Larger files are not stored, in bytes. */
const largest = { image: 20_000_000, video: 600_000_000 } as const;

/** Types that are stored. SVG and HTML can contain scripts. */
const types = { image: /^image\/(webp|jpeg|png|avif)(;|$)/, video: /^video\/(mp4|webm)(;|$)/ } as const;

/** Kind of file that a path on the shop's host must contain; undefined for other URLs. */
export function fileKind(url: string): 'image' | 'video' | undefined {
  const extension = /^\/(?![/\\])[^?#]*\.(\w+)$/.exec(url)?.[1] ?? '';
  if (/^(webp|jpe?g|png|avif)$/i.test(extension)) return 'image';
  return /^(mp4|webm)$/i.test(extension) ? 'video' : undefined;
}

/** Largest size of a file in bytes; 0 if it may not be stored at all. */
export function largestFile(url: string): number {
  const kind = fileKind(url);
  return kind ? largest[kind] : 0;
}

const differs = <T>(one: T | null, other: T | null): boolean => one !== null && other !== null && one !== other;

/**
 * Decides about a response.
 * @param url path of the file; a picture must be answered with a picture and a video with a video
 * @param stored the part whose rest was requested; undefined if the whole file was
 */
export function planDownload(
  url: string,
  stored: StoredPart | undefined,
  { status, total, start, etag, type }: FileAnswer,
): DownloadPlan {
  if (stored && status === 416) return 'again';
  if (status !== 200 && status !== 206) return { rejected: statusText(status) };
  const kind = fileKind(url);
  if (!kind || !types[kind].test(type)) return { rejected: fileTypeText(type) };
  if (total !== null && total > largest[kind]) return { rejected: fileTexts.tooLarge };
  if (status === 200) return 'whole';
  if (!stored || start !== stored.bytes || differs(total, stored.total) || differs(etag, stored.etag)) return 'again';
  return 'append';
}
