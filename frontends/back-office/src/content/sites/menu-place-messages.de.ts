export const menuPlaceMessages = {
  title: 'Platz im Menü',
  lead: 'Die Seite kommt ans Ende des gewählten Menüs. Besucher:innen sehen sie dort, sobald Seite und Menü veröffentlicht sind.',
  menu: 'Menü',
  none: 'In kein Menü',
  below: 'Unter',
  top: 'Oberste Ebene',
  placed: (menu: string) => `Die Seite steht im Menü „${menu}“.`,
  placedInDraft: (menu: string) =>
    `Die Seite steht im Entwurf des Menüs „${menu}“. Bitte veröffentlichen Sie auch das Menü.`,
  failed: (reason: string) => `Die Seite ist gespeichert, steht aber noch in keinem Menü: ${reason}`,
} as const;
