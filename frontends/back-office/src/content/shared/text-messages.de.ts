export const textMessages = {
  toolbar: (label: string) => `${label}: Formatierung`,
  blockType: 'Absatzart',
  blocks: {
    paragraph: 'Absatz',
    lead: 'Einleitung',
    small: 'Kleingedrucktes',
    heading: (level: number) => `Überschrift ${level}`,
    codeBlock: 'Code',
  },
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  strike: 'Durchgestrichen',
  superscript: 'Hochgestellt',
  subscript: 'Tiefgestellt',
  code: 'Code',
  link: 'Link',
  bulletList: 'Liste',
  orderedList: 'Nummerierte Liste',
  blockquote: 'Zitat',
  horizontalRule: 'Trennlinie',
  left: 'Linksbündig',
  center: 'Zentriert',
  right: 'Rechtsbündig',
  choosePicture: 'Vorhandenes Bild einfügen',
  uploadPicture: 'Bild hochladen und einfügen',
  uploading: 'Bild wird hochgeladen …',
  video: 'Video einfügen',
  insertTable: 'Tabelle einfügen',
  insertFact: 'Angabe einfügen',
  table: 'Tabelle',
  tableTools: {
    rowAbove: 'Zeile darüber einfügen',
    rowBelow: 'Zeile darunter einfügen',
    deleteRow: 'Zeile löschen',
    columnLeft: 'Spalte links einfügen',
    columnRight: 'Spalte rechts einfügen',
    deleteColumn: 'Spalte löschen',
    headerRow: 'Erste Zeile als Kopfzeile',
    deleteTable: 'Tabelle löschen',
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  picture: 'Ausgewähltes Bild',
  alt: 'Bildbeschreibung',
  float: 'Anordnung',
  floats: { none: 'Über die ganze Breite', left: 'Links, Text fließt herum', right: 'Rechts, Text fließt herum' },
  chosenVideo: 'Ausgewähltes Video',
  videoTitle: 'Titel des Videos',
  videoAddress: 'Adresse des Videos',
  videoAddressHint:
    'Eine Seite mit dem Video, etwa https://www.youtube.com/watch?v=... Besucher:innen öffnen sie mit einem Link.',
  wrongVideo: '„Adresse des Videos“ ist ungültig. Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  untitledVideo: '„Titel des Videos“ fehlt. Bitte schreiben Sie, was es zeigt.',
  videoFile: 'Oder Datei hochladen: MP4, WebM',
  uploadingVideo: 'Video wird hochgeladen …',
  notAVideo: (name: string) =>
    `„${name}“ ist kein Video, das Browser abspielen. Bitte wählen Sie eine MP4- oder WebM-Datei.`,
  insertVideo: 'Einfügen',
  leftOut: {
    table: (count: number) =>
      count === 1
        ? 'Tabellen kann dieser Text nicht enthalten: Jede Zeile ist jetzt ein eigener Absatz.'
        : `${count} Tabellen kann dieser Text nicht enthalten: Jede Zeile ist jetzt ein eigener Absatz.`,
    picture: (count: number) =>
      count === 1
        ? 'Ein Bild wurde nicht übernommen. Bitte laden Sie es hoch und fügen Sie es ein.'
        : `${count} Bilder wurden nicht übernommen. Bitte laden Sie sie hoch und fügen Sie sie ein.`,
    video: (count: number) =>
      count === 1
        ? 'Ein eingebettetes Video wurde nicht übernommen. Bitte fügen Sie es einzeln ein.'
        : `${count} eingebettete Videos wurden nicht übernommen. Bitte fügen Sie sie einzeln ein.`,
    list: (count: number) =>
      count === 1
        ? 'Listen kann dieser Text nicht enthalten: Jeder Punkt ist jetzt ein eigener Absatz.'
        : `${count} Listen kann dieser Text nicht enthalten: Jeder Punkt ist jetzt ein eigener Absatz.`,
  },
  linkTitle: 'Link setzen',
  linkKind: 'Ziel',
  linkKinds: { page: 'Diese Website', file: 'Datei', address: 'Adresse' },
  pageKind: 'Art der Seite',
  pageKinds: { sites: 'Seite', posts: 'Beitrag', projects: 'Projekt' },
  searchPage: 'Titel oder Pfad',
  leadsTo: (path: string) => `Führt zu ${path}`,
  searchFile: 'Datei suchen',
  noFile: 'Keine Datei gefunden.',
  filesNotLoaded: 'Dateien konnten nicht geladen werden.',
  nothingChosen: { page: 'Bitte wählen Sie eine Seite.', file: 'Bitte wählen Sie eine Datei.' },
  address: 'Adresse',
  addressHint: 'Etwa www.example.org, ein Pfad wie /kontakt, eine E‑Mail-Adresse oder Telefonnummer.',
  wrongAddress: '„Adresse“ ist keine gültige Adresse. Möglich sind zum Beispiel https://www.example.at oder /kontakt.',
  newWindow: 'In einem neuen Fenster öffnen',
  setLink: 'Übernehmen',
  removeLink: 'Link entfernen',
} as const;
