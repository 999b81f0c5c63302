/** Texts of the push menu. */
export const pushMessages = {
  title: 'Meldungen auf diesem Gerät',
  menu: { on: 'Meldungen sind an', off: 'Meldungen sind aus' },
  switch: 'Auch melden, wenn diese Seite geschlossen ist',
  which: 'Bestellungen',
  none: 'Keine',
  unseen: 'Ungesehene',
  every: 'Alle',
  ownWork: 'Meine Dienste und Aufgaben',
  branch: 'Filiale',
  allBranches: 'Alle Filialen',
  unsupported:
    'Dieser Browser kann hier nichts melden. Nötig sind eine Adresse mit https und ein aktueller Browser; auf iPhone und iPad muss die Seite auf dem Home-Bildschirm liegen.',
  blocked:
    'Meldungen dieser Seite sind im Browser gesperrt. Erlauben Sie sie in den Einstellungen neben der Adresse, und schalten Sie dann hier ein.',
  unreachable: 'Der Browser erreicht seinen Push-Dienst nicht. Bitte versuchen Sie es später noch einmal.',
  loadFailed: 'Die Einstellung konnte nicht geladen werden.',
  privacy: 'Gezeigt werden Nummer und Filiale, keine Namen.',
} as const;
