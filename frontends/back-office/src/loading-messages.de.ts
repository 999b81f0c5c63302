/** Where the back office itself could not be loaded (OFFICE-07). */
export const loadingMessages = { failed: 'Daten konnten nicht geladen werden.' } as const;
