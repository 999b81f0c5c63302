export const uploadMessages = {
  emptyText: 'Was Gäste zu ihren Bestellungen hochladen, steht hier.',
  size: 'Größe',
  storedAt: 'Hochgeladen',
  tools: 'Aktionen',
  toolsOf: (name: string) => `Aktionen zu ${name}`,
  rename: 'Umbenennen',
  name: 'Dateiname',
  save: 'Speichern',
  saving: 'Speichern...',
  delete: 'Löschen',
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteText:
    'Gehört die Datei zu einer Bestellung, fehlt sie dort, auch in der Küche. Das lässt sich nicht rückgängig machen.',
  updateFailed: 'Upload konnte nicht aktualisiert werden.',
  deleteFailed: 'Upload konnte nicht gelöscht werden.',
} as const;
