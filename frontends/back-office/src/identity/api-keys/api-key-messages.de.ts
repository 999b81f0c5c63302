export const apiKeyMessages = {
  lead: 'Mit einem API-Schlüssel greift ein Gerät oder Programm auf die Bestellungen einer Filiale zu.',
  create: 'Neuer Schlüssel',
  createTitle: 'API-Schlüssel erstellen',
  submit: 'Schlüssel erstellen',
  empty: 'Noch keine API-Schlüssel.',
  emptyText:
    'Mit einem API-Schlüssel greift ein Gerät oder Programm ohne Anmeldung auf die Bestellungen einer Filiale zu.',
  loadFailed: 'API-Schlüssel konnten nicht geladen werden.',
  name: 'Name',
  branch: 'Filiale',
  purpose: 'Zweck',
  lastUsed: 'Zuletzt benutzt',
  never: 'noch nie',
  expires: 'Gültig bis',
  unlimited: 'unbegrenzt',
  expired: 'abgelaufen',
  tools: (name: string) => `${name}: erneuern oder löschen`,
  rotate: 'Erneuern',
  rotateTitle: (name: string) => `„${name}“ erneuern?`,
  rotateText:
    'Der bisherige Schlüssel gilt sofort nicht mehr. Tragen Sie den neuen gleich dort ein, wo er gebraucht wird.',
  delete: 'Löschen',
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteText:
    'Geräte und Programme mit diesem Schlüssel sehen sofort keine Bestellungen mehr. Das lässt sich nicht rückgängig machen.',
  deleted: (name: string) => `${name} ist gelöscht.`,
  shownTitle: (name: string) => `Schlüssel für „${name}“`,
  shownText:
    'Der Schlüssel ist nur jetzt zu sehen. Kopieren Sie ihn dorthin, wo er gebraucht wird. Geht er verloren, müssen Sie einen neuen erstellen.',
  shownLabel: 'API-Schlüssel',
  address: 'Adresse der Bestellungen',
  codeLabel: 'QR-Code der Adresse',
  codeText:
    'Ist die Theke ein anderes Gerät? Scannen Sie diesen Code mit dessen Kamera: Er öffnet dieselbe Adresse, ohne Anmeldung.',
  openHere: 'Auf diesem Gerät öffnen',
  openHereText: 'Ist dieses Gerät die Theke? Dann öffnen Sie sie gleich hier. Sie werden dabei abgemeldet.',
  done: 'Fertig',
} as const;
