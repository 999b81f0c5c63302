/** Texts of the site search (SEARCH-01 to SEARCH-04). */
export const searchMessages = {
  title: 'Suche…',
  close: 'Schliessen',
  none: 'Keine Ergebnisse gefunden.',
  failed: 'Die Suche ist gerade nicht erreichbar.',
  retry: 'Noch einmal versuchen',
  categories: { Seiten: 'Seiten', Projekte: 'Projekte', Magazin: 'Magazin' },
  found: (count: number) => (count === 1 ? '1 Treffer wird angezeigt.' : `${count} Treffer werden angezeigt.`),
  /** Number of shown and found hits of a category, of which at most ten are shown: "10 von 14". */
  counted: (shown: number, all: number, isMore: boolean) => `${shown} von ${isMore ? `mindestens ${all}` : all}`,
};
