/** Text for when the back office failed to load (OFFICE-07). */
export const loadingMessages = { failed: 'Daten konnten nicht geladen werden.' } as const;
