/** Texts of the choice of a delivery area; separate, so that the menu does not load them. */
export const areaMessages = {
  area: 'Liefergebiet',
  minimum: (amount: string) => `Mindestbestellwert ${amount}`,
  noFee: 'Lieferung kostenlos',
};
