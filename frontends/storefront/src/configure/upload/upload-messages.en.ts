import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { uploadMessages as german } from './upload-messages.de.ts';

export const uploadMessages: SameTexts<typeof german> = {
  choose: {
    file: 'Choose a file',
    files: 'Choose files',
    image: 'Choose a picture',
    images: 'Choose pictures',
  },
  replace: {
    file: 'Choose a different file',
    files: 'Choose more files',
    image: 'Choose a different picture',
    images: 'Choose more pictures',
  },
  types: {
    file: 'PDF, picture, text, Office, video or ZIP, up to 15 MB',
    files: 'PDF, picture, text, Office, video or ZIP, up to 15 MB each',
    image: 'JPG, PNG or GIF, up to 15 MB',
    images: 'JPG, PNG or GIF, up to 15 MB each',
  },
  labelOf: (part, choose) => `${part}: ${choose}`,
  progress: (file) => `Uploading ${file}`,
  stored: (file) => `${file} has been uploaded.`,
  removed: (file) => `${file} has been removed.`,
  remove: (file) => `Remove ${file}`,
  cancel: (file) => `${file}: cancel upload`,
  stillRunning: 'Please wait until everything has been uploaded.',
  failed: (file) => `The file “${file}” cannot be processed. It may be too large, or its file type is not recognised.`,
};
