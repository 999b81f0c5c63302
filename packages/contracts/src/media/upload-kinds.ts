/**
 * What guests and staff may upload (MEDIA-04), by the extension it is stored under, with the type that it is
 * served as. "jpeg" and "mpg" are other spellings of two of them.
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

/** What an image field takes, and what is shown as a picture. */
export const pictureExtensions = ['jpg', 'png', 'gif'] as const satisfies UploadExtension[];

const spellings: Readonly<Record<string, UploadExtension>> = { jpeg: 'jpg', mpg: 'mpeg' };

/** The kind that a file's name claims to be; undefined without an extension, or with one that we do not take. */
export function claimedExtension(name: string): UploadExtension | undefined {
  const extension = /\.(\w+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return spellings[extension] ?? uploadExtensions.find((each) => each === extension);
}

/** HTTP-11. */
export const largestUpload = 15_000_000;

export const isPictureExtension = (extension: string): boolean => pictureExtensions.some((each) => each === extension);

export type ShownAs = 'picture' | 'drawing' | 'video' | 'film' | 'pdf' | 'document';

/** How a file is shown where a text embeds it, or an order names it. What browsers play is a video, what they only load a film. */
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

/** A file may take the place of one that is shown the same way. A document may become a PDF; a PDF stays one, because texts show its first page. */
export const mayReplace = (before: UploadExtension, after: UploadExtension): boolean =>
  shownAs(before) === shownAs(after) || (shownAs(before) === 'document' && after === 'pdf');
