export const queueMessages = {
  title: 'Hochladen',
  unknownKind:
    'Diesen Dateityp können wir nicht annehmen. Möglich sind Bilder, Videos, PDF, Word, Excel und PowerPoint.',
  empty: 'Die Datei ist leer.',
  tooLarge: 'Die Datei ist zu groß. Sie darf höchstens 15 MB haben.',
  failed: 'Die Datei konnte nicht hochgeladen werden.',
  waiting: 'wartet',
  sending: (percent: number) => `${percent} %`,
  processing: 'wird verarbeitet …',
  stored: 'hochgeladen',
  storedAsPicture: 'hochgeladen, unter „Bilder“',
  storedAsFile: 'hochgeladen, unter „Uploads“',
  animated:
    'hochgeladen. Das Bild ist animiert: Auf Seiten und in Beiträgen bleibt es das; bei Produkten und auf TVs steht nur das erste Bild.',
  firstFrame: 'hochgeladen. Das Bild ist animiert; gezeigt wird nur das erste Bild der Animation.',
  cancel: (name: string) => `${name} abbrechen`,
  remove: (name: string) => `${name} aus der Liste nehmen`,
  retry: (name: string) => `${name} noch einmal hochladen`,
  clear: 'Liste leeren',
  summary: (stored: number, all: number) => `${stored} von ${all} hochgeladen`,
  failures: (count: number) =>
    count === 1 ? 'Eine Datei konnte nicht hochgeladen werden.' : `${count} Dateien konnten nicht hochgeladen werden.`,
} as const;
