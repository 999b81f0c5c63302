export const siteTreeMessages = {
  heading: 'Seitenbaum',
  loading: 'Wird geladen …',
  failed: 'Die Seiten konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  empty: 'Hier erscheinen die Seiten, nach Pfaden geordnet.',
  home: 'Startseite',
  noPage: 'ohne eigene Seite',
} as const;
