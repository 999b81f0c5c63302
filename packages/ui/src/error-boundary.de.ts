export const brokenTexts = {
  message: 'Hier ist etwas schiefgegangen.',
  text: 'Ihre Angaben sind noch da. Hilft ein neuer Versuch nicht, laden Sie die Seite bitte neu.',
  retry: 'Noch einmal versuchen',
};
