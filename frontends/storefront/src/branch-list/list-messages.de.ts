/** Texts of the branch list. */
export const listMessages = {
  fallbackTitle: 'Bei welcher Filiale bestellen Sie heute?',
  search: 'PLZ / Ort',
  tags: 'Merkmale',
  shown: (shown: number, all: number) => `${shown} von ${all} Filialen werden angezeigt.`,
  none: 'Leider wurden keine Ergebnisse gefunden.',
  noneFor: (term: string) => `Für „${term}“ haben wir keine Filiale.`,
  noneWith: 'Mit dieser Auswahl haben wir keine Filiale.',
} as const;
