/** Texts of the not-found page. */
export const notFoundMessages = {
  home: 'Zur Startseite',
  code: '404 Not Found',
  title: 'Leider wurde die angeforderte Seite nicht gefunden.',
  requested: 'Gesucht:',
  suggestion: 'Meinten Sie eine dieser Seiten?',
} as const;
