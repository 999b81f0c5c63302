export const workbookMessages = {
  broken: 'Die Datei ist beschädigt oder keine Excel-Datei. Bitte öffnen Sie sie in Excel und speichern Sie sie neu.',
  old: 'Das ist eine alte Excel-Datei oder eine mit Kennwort. Bitte speichern Sie sie ohne Kennwort als „Excel-Arbeitsmappe (.xlsx)“.',
  tooBig:
    'Die Datei enthält ausgepackt zu viele Daten. Bitte speichern Sie nur das Blatt, das Sie importieren wollen, in einer neuen Datei.',
  noSheet: 'Die Datei enthält kein Tabellenblatt.',
  yes: 'Ja',
  no: 'Nein',
} as const;
