/** Errors of TVs, as staff read them. */
export const reportTexts = {
  noStorage: 'Der Browser des TVs erlaubt keinen Speicher. Ohne Verbindung läuft nach dem Einschalten nichts.',
  newerFormat: 'Der Inhalt braucht einen neueren Player. Bitte starten Sie den TV neu.',
  notStored: 'Der Inhalt konnte nicht gespeichert werden. Ohne Verbindung läuft der vorige Stand.',
  playRejected: 'Eine Ausspielung wurde vom Server abgelehnt.',
  notLoaded: 'Der Inhalt wurde nicht rechtzeitig geladen.',
  unknown: 'Unbekannter Fehler.',
  videoStuck: 'Das Video bleibt stehen.',
};

export const skippedText = (reason: string): string => `Übersprungen: ${reason}`;
export const storageFullText = (name: string): string =>
  `Der Speicher des TVs ist voll. Datei ${name} ist nicht gespeichert.`;
export const unusableFileText = (name: string, reason: string): string => `Datei ${name} nicht verwendbar: ${reason}`;
export const droppedPlaysText = (count: number): string =>
  `${count} Ausspielungen verworfen: zu lange ohne Verbindung.`;

/** Reasons why a file can never be used. */
export const fileTexts = {
  tooLarge: 'Datei zu groß',
  wrongSize: 'falsche Größe',
  notDecodable: 'Bild nicht lesbar',
  incomplete: 'unvollständige Antwort',
};
export const statusText = (status: number): string => `Status ${status}`;
export const fileTypeText = (type: string): string => `Dateityp ${type || 'unbekannt'}`;
