export const phoneTexts = {
  hint: 'Bitte geben Sie die Nummer mit Ländervorwahl an, zum Beispiel +436641234567.',
};
