/** Labels of forms in the palette; copies of the pages' texts, so that the palette does not load all of these. */
export const paletteFormMessages = {
  addReservation: 'Reservierung eintragen',
  seatWalkIn: 'Gäste ohne Reservierung',
  sellGiftCard: 'Geschenkkarte verkaufen',
  takeOrder: 'Bestellung am Tisch aufnehmen',
} as const;
