/** Texts about the legal texts that a shop requires before it opens (LEGAL-03). */
export const legalMessages = {
  notOpen: 'Ihr Shop hat noch nicht geöffnet.',
  opensWith: (names: string) => `Er nimmt Bestellungen an, sobald diese Texte da sind: ${names}.`,
  missing: (names: string) => `In Ihrem Shop fehlt: ${names}.`,
  add: 'Das Gesetz verlangt diese Texte, bevor jemand bestellt. Bitte ergänzen Sie sie.',
  toSettings: 'Zu den Einstellungen',
  branchNotOpen: 'Noch nicht geöffnet: Rechtstexte fehlen',
};
