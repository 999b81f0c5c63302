export const offlineMessages = {
  title: 'Sie sind offline',
  text: 'Bitte überprüfen Sie Ihre Internetverbindung.',
  reload: 'Neu laden',
  cachedPages: 'Das können Sie auch ohne Verbindung lesen:',
  start: 'Startseite',
  /** The only cached page of the back office (TIME-21). */
  punch: 'Stempeln können Sie auch ohne Verbindung:',
  ownTime: 'Meine Zeit',
} as const;
