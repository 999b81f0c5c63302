export const previewMessages = {
  noName: 'Noch ohne Name',
  /** Same text as in the shop (PRICE-12). */
  priceHidden: 'Der endgültige Preis folgt bei Fertigstellung.',
} as const;
