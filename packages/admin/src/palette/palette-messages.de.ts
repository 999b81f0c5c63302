/** Texts of the command palette and the list of keyboard shortcuts. */
export const paletteMessages = {
  title: 'Suchen und öffnen',
  open: 'Suchen',
  key: 'Strg K',
  placeholder: 'Seiten, Einträge und Befehle suchen',
  results: 'Treffer',
  recent: 'Zuletzt verwendet',
  pages: 'Im Backoffice',
  forms: 'Befehle',
  /** Words that people type to create something, besides the label. */
  newWords: 'neu neue neuer neues hinzufügen erstellen',
  actions: 'Aktionen',
  enter: 'Öffnen',
  run: 'Ausführen',
  running: 'Wird ausgeführt …',
  none: (text: string) => `Nichts gefunden zu „${text}“.`,
  noneHint: 'Prüfen Sie die Schreibweise oder suchen Sie nach einem einzelnen Wort.',
  noNumber: 'Geben Sie nach # die Nummer einer Bestellung ein.',
  searching: 'Wird gesucht …',
  partFailed: 'Ein Teil der Einträge konnte nicht durchsucht werden.',
  count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  help: {
    choose: 'wählen',
    open: 'öffnen',
    run: 'ausführen',
    commands: 'nur Befehle',
    numbers: 'Bestellnummer',
    keys: 'Tastenkürzel',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    singleKeys: 'Einzelne Tasten verwenden',
    singleKeysHint: '„/“ und „?“ gelten nur, wenn kein Eingabefeld aktiv ist.',
  },
} as const;

/** Keys of a shortcut; keys pressed together are in one list. `Strg` is shown as ⌘ on a Mac. */
export type Shortcut = { label: string; keys: readonly string[] };

/** All keyboard shortcuts of the back office by place. */
export const shortcutGroups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Überall',
    shortcuts: [
      { label: 'Suchen und öffnen', keys: ['Strg', 'K'] },
      { label: 'Diese Übersicht', keys: ['?'] },
      { label: 'Dialog schließen', keys: ['Esc'] },
    ],
  },
  {
    title: 'In der Suche',
    shortcuts: [
      { label: 'Treffer wählen', keys: ['↑', '↓'] },
      { label: 'Öffnen oder ausführen', keys: ['Enter'] },
      { label: 'Bestellung nach Nummer', keys: ['#'] },
      { label: 'Nur Befehle und Aktionen', keys: ['>'] },
    ],
  },
  {
    title: 'Listen und Formulare',
    shortcuts: [
      { label: 'Liste durchsuchen', keys: ['/'] },
      { label: 'Formular speichern', keys: ['Strg', 'S'] },
    ],
  },
  {
    title: 'Editor auf der Seite',
    shortcuts: [
      { label: 'Rückgängig', keys: ['Strg', 'Z'] },
      { label: 'Wiederholen', keys: ['Strg', 'Umschalt', 'Z'] },
      { label: 'Text des Bausteins bearbeiten', keys: ['Enter'] },
      { label: 'Baustein einfügen', keys: ['/'] },
      { label: 'Baustein verschieben', keys: ['Alt', '↑'] },
      { label: 'Verdoppeln', keys: ['Strg', 'D'] },
      { label: 'Kopieren, einfügen', keys: ['Strg', 'C / V'] },
      { label: 'Löschen', keys: ['Entf'] },
      { label: 'Eine Ebene höher', keys: ['Esc'] },
    ],
  },
];
