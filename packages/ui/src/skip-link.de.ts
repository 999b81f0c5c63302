export const skipTexts = { toContent: 'Zum Inhalt springen' };
