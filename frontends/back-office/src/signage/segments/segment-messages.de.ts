/** "1:05 Min.", "45 Sek." */
const duration = (seconds: number): string =>
  seconds < 60
    ? `${seconds} Sek.`
    : seconds % 60 === 0
      ? `${seconds / 60} Min.`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} Min.`;

const parts = (count: number) => (count === 1 ? '1 Teil' : `${count} Teile`);

/** Texts of segments ("Filmsequenzen"). */
export const segmentMessages = {
  empty: 'leer',
  duration,
  summary: (count: number, seconds: number) => `${parts(count)}, ${duration(seconds)}`,
  total: (count: number, seconds: number) => `${parts(count)}, zusammen ${duration(seconds)}`,
  videosExtra: 'Videos laufen bis zu ihrem Ende und kommen dazu.',
  nothing: 'Noch nichts. Fügen Sie eine Szene, ein Bild oder ein Video hinzu.',
  add: { scene: 'Szene', image: 'Bild', video: 'Video' },
  strip: 'Abfolge als Streifen',
  show: (at: number) => `Teil ${at} in der Vorschau zeigen:`,
  playAll: 'Alles abspielen',
  item: (at: number, name: string) => `Teil ${at}: ${name}`,
  unnamed: { scene: 'Szene wählen', image: 'Bild wählen', video: 'Video wählen' },
  untilEnd: 'bis zum Ende',
  skipsSoldOut: 'fällt aus, wenn ausverkauft',
  editScene: 'Szene bearbeiten',
  previewSaved: 'Neu hinzugefügte Szenen zeigt die Vorschau nach dem Speichern.',
  previewFirst: 'Die Vorschau erscheint nach dem ersten Speichern.',
  usedIn: (count: number) => (count === 1 ? 'in 1 Stream' : `in ${count} Streams`),
  unused: 'in keinem Stream',
} as const;
