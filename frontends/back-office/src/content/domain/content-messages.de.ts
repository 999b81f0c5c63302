export const contentMessages = {
  noJson: 'Das ist kein gültiges JSON. Bitte prüfen Sie Klammern, Anführungszeichen und Beistriche.',
  markup:
    'Absätze mit einer Leerzeile dazwischen. # Titel, - Punkt, 1. Punkt, > Zitat, **fett**, *kursiv*, [Wort](Adresse).',
  unknownEntry: 'Inhalt konnte nicht geladen werden.',
  add: 'Hinzufügen',
  addOne: (what: string) => `${what} hinzufügen`,
  addTo: (list: string) => `Hinzufügen: ${list}`,
  kindOfEntry: (list: string) => `${list}: Art des neuen Eintrags`,
  alt: 'Bildbeschreibung',
  altHint: 'Was ist zu sehen? Für alle, die das Bild nicht sehen.',
} as const;
