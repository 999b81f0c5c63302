/**
 * File types that guests and staff may upload (MEDIA-04): stored extension and served media type. "jpeg" and "mpg" are
 * aliases of two of them.
 */
export const uploadKinds = {
  txt: 'text/plain',
  csv: 'text/csv',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  webm: 'video/webm',
  zip: 'application/zip',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;
export type UploadExtension = keyof typeof uploadKinds;

export const uploadExtensions = Object.keys(uploadKinds) as UploadExtension[];

/** Extensions that image fields accept and that are shown as pictures. */
export const pictureExtensions = ['jpg', 'png', 'gif'] as const satisfies UploadExtension[];

const spellings: Readonly<Record<string, UploadExtension>> = { jpeg: 'jpg', mpg: 'mpeg' };

/** The type according to the file name; undefined without an extension or with an unsupported one. */
export function claimedExtension(name: string): UploadExtension | undefined {
  const extension = /\.(\w+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return spellings[extension] ?? uploadExtensions.find((each) => each === extension);
}

/** Maximum file size in bytes (HTTP-11). */
export const largestUpload = 15_000_000;

export const isPictureExtension = (extension: string): boolean => pictureExtensions.some((each) => each === extension);

export type ShownAs = 'picture' | 'drawing' | 'video' | 'film' | 'pdf' | 'document';

/** How a file is shown in a text or an order. `video`: browsers can play it. `film`: browsers can only download it. */
export const shownAs = (extension: UploadExtension): ShownAs => {
  if (isPictureExtension(extension)) return 'picture';
  switch (extension) {
    case 'svg':
      return 'drawing';
    case 'mp4':
    case 'webm':
      return 'video';
    case 'mpeg':
      return 'film';
    case 'pdf':
      return 'pdf';
    default:
      return 'document';
  }
};

/**
 * Whether a file may be replaced by another type: both must be shown the same way. A document may become a PDF, but not
 * the reverse, because texts show a PDF's first page.
 */
export const mayReplace = (before: UploadExtension, after: UploadExtension): boolean =>
  shownAs(before) === shownAs(after) || (shownAs(before) === 'document' && after === 'pdf');
