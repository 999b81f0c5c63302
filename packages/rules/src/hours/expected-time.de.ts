/** Texts of the expected time of an order (WHEN-06). */
export const expectedTexts = {
  tomorrow: 'morgen',
  window: (from: string, until: string) => `${from} bis ${until} Uhr`,
  about: (window: string) => `etwa ${window}`,
  aboutOn: (day: string, window: string) => `${day}, etwa ${window}`,
};
