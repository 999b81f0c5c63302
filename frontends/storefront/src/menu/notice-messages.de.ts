/** Loaded with the notices for guests who have ordered before. */
export const noticeMessages = {
  gone: (names: readonly string[]) => `Nicht mehr erhältlich: ${names.join(', ')}.`,
  lastOrder: {
    title: 'Ihre letzte Bestellung',
    text: (ticket: number | null, branch: string) => (ticket === null ? branch : `Nummer ${ticket}, ${branch}`),
  },
};
