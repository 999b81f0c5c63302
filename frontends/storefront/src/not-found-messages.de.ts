/** Texts of the not-found page. */
export const notFoundMessages = {
  home: 'Zur Startseite',
  code: '404 Not Found',
  title: 'Leider wurde die angeforderte Seite nicht gefunden.',
  asked: 'Gesucht:',
  near: 'Meinten Sie eine dieser Seiten?',
} as const;
