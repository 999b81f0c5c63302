export const siteTreeMessages = {
  heading: 'Seitenbaum',
  loading: 'Wird geladen...',
  failed: 'Die Seiten konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  empty: 'Hier stehen die Seiten nach ihren Pfaden.',
  home: 'Startseite',
  noPage: 'ohne eigene Seite',
} as const;
