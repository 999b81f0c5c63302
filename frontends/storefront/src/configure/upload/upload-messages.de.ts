/** Texts for uploading files with an order. */
export const uploadMessages = {
  choose: {
    file: 'Datei auswählen',
    files: 'Dateien auswählen',
    image: 'Bild auswählen',
    images: 'Bilder auswählen',
  },
  replace: {
    file: 'Andere Datei auswählen',
    files: 'Weitere Dateien auswählen',
    image: 'Anderes Bild auswählen',
    images: 'Weitere Bilder auswählen',
  },
  types: {
    file: 'PDF, Bild, Text, Office, Video oder ZIP, höchstens 15 MB',
    files: 'PDF, Bild, Text, Office, Video oder ZIP, je höchstens 15 MB',
    image: 'JPG, PNG oder GIF, höchstens 15 MB',
    images: 'JPG, PNG oder GIF, je höchstens 15 MB',
  },
  labelOf: (part: string, choose: string) => `${part}: ${choose}`,
  progress: (file: string) => `${file} wird hochgeladen`,
  stored: (file: string) => `${file} ist hochgeladen.`,
  removed: (file: string) => `${file} ist entfernt.`,
  remove: (file: string) => `${file} entfernen`,
  cancel: (file: string) => `${file}: Hochladen abbrechen`,
  stillRunning: 'Bitte warten Sie, bis alles hochgeladen ist.',
  failed: (file: string) =>
    `Die ausgewählte Datei "${file}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`,
};
