export const revisionMessages = {
  revisions: 'Veröffentlichte Fassungen',
  revision: (number: number) => `Fassung ${number}`,
  shown: 'Öffentlich',
  withProposal: 'mit Vorschlag',
  by: (name: string) => name || 'Unbekannt',
  look: 'Ansehen',
  lookAt: (number: number) => `Fassung ${number} ansehen`,
  more: (count: number) => `Weitere anzeigen (noch ${count})`,
  revisionsFailed: 'Die Fassungen konnten nicht geladen werden.',
  revisionFailed: 'Die Fassung konnte nicht geladen werden.',
  saveFirst: 'Bitte speichern Sie zuerst.',
  pictureBefore: 'Bisher',
  pictureAfter: 'Neu',
  yes: 'Ja',
  no: 'Nein',
  order: 'Reihenfolge',
  hidden: (name: string) => `${name} (ausgeblendet)`,
  off: 'inaktiv',
  comparison: (changes: number) =>
    changes === 1
      ? '1 Änderung zwischen dieser Fassung und dem gespeicherten Entwurf.'
      : `${changes} Änderungen zwischen dieser Fassung und dem gespeicherten Entwurf.`,
  same: 'Der gespeicherte Entwurf entspricht dieser Fassung.',
  restore: 'In den Entwurf holen',
  restoring: 'Wird geholt …',
  hint: 'Besucher:innen sehen sie erst, wenn Sie den Entwurf wieder veröffentlichen.',
  restored: (number: number) => `Der Entwurf ist wieder wie Fassung ${number}.`,
} as const;
