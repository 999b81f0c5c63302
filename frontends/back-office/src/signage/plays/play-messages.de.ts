const two = (number: number) => String(number).padStart(2, '0');

/** Texts of the proof of play. */
export const playMessages = {
  duration: 'Dauer',
  /** "1:04:09 Std.", "4:09 Min." */
  time: (seconds: number) =>
    seconds >= 3_600
      ? `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)} Std.`
      : `${Math.floor(seconds / 60)}:${two(seconds % 60)} Min.`,
  toTv: (day: string, name: string) => `${day}: TV ${name} öffnen`,
  emptyText: 'Sobald ein TV läuft, steht hier, was er wie oft und wie lange gezeigt hat.',
  fileName: 'Ausspielungen',
  failed: 'Ausspielungen konnten nicht geladen werden.',
  columns: {
    day: 'Tag',
    tv: 'TV',
    kind: 'Art',
    content: 'Inhalt',
    plays: 'Ausspielungen',
    seconds: 'Sekunden',
  },
} as const;
