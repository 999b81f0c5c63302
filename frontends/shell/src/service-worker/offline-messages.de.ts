export const offlineMessages = {
  title: 'Sie sind offline',
  text: 'Bitte überprüfen Sie Ihre Internetverbindung.',
  reload: 'Neu laden',
  kept: 'Das können Sie auch ohne Verbindung lesen:',
  start: 'Startseite',
} as const;
