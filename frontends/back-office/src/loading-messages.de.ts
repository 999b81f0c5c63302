/** Texts for when the back office (OFFICE-07) or its search failed to load. */
export const loadingMessages = {
  failed: 'Daten konnten nicht geladen werden.',
  palette: 'Die Suche konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
} as const;
