export const draftMessages = {
  title: 'Frühere Entwürfe',
  heading: (when: string) => `Entwurf vom ${when}`,
  lookAt: (when: string) => `Entwurf vom ${when} ansehen`,
  listFailed: 'Die früheren Entwürfe konnten nicht geladen werden.',
  failed: 'Der Entwurf konnte nicht geladen werden.',
  comparison: (changes: number) =>
    changes === 1
      ? '1 Änderung zwischen diesem und dem jetzigen Entwurf.'
      : `${changes} Änderungen zwischen diesem und dem jetzigen Entwurf.`,
  same: 'Der jetzige Entwurf ist genauso.',
  restore: 'Wiederherstellen',
  restored: (when: string) => `Der Entwurf ist wieder wie am ${when}.`,
  hint: 'Der jetzige Entwurf bleibt in dieser Liste. Besucher:innen sehen nichts davon, bis Sie veröffentlichen.',
} as const;
