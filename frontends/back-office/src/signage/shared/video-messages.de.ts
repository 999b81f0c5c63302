/** Texts of the field for a video. */
export const videoMessages = {
  upload: 'Video hochladen',
  uploading: 'Wird hochgeladen …',
  remove: 'Video entfernen',
  wrongType: (file: string) => `„${file}“ ist kein MP4- oder WebM-Video. Bitte wählen Sie eine andere Datei.`,
} as const;
