/** Texts for the driver of an order, on the board and on the order's page. */
export const driverMessages = {
  driver: 'Fahrer',
  driverOf: (ticket: string) => `Fahrer der Bestellung ${ticket}`,
  none: 'Kein Fahrer',
  toMe: 'Mir zuweisen',
  failed: 'Der Fahrer konnte nicht geändert werden.',
  proof: { photo: 'Foto der Zustellung', signature: 'Unterschrift' },
} as const;
