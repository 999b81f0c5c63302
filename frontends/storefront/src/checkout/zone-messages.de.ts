/** Texts about the zone of an address (ZONE-04). */
export const zoneMessages = {
  enter: 'Liefergebühr und Lieferzeit richten sich nach Ihrer Adresse.',
  zone: (name: string, fee: string, minimum: string) =>
    `Lieferzone „${name}“: ${fee}${minimum && `, Mindestbestellwert ${minimum}`}.`,
  fee: (fee: string) => `${fee} Liefergebühr`,
  noFee: 'keine Liefergebühr',
  near: (street: string) => `Ihre Hausnummer kennen wir noch nicht. Die Zone gilt für ${street}.`,
  chooseArea: 'Bitte wählen Sie Ihr Liefergebiet.',
};
