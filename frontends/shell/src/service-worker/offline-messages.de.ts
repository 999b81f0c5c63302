export const offlineMessages = {
  title: 'Sie sind offline',
  text: 'Bitte überprüfen Sie Ihre Internetverbindung.',
  reload: 'Neu laden',
  kept: 'Das können Sie auch ohne Verbindung lesen:',
  start: 'Startseite',
  /** Of the back office one page is kept (TIME-21). */
  punch: 'Stempeln können Sie auch ohne Verbindung:',
  ownTime: 'Meine Zeit',
} as const;
