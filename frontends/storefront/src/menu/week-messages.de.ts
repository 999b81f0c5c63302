/** Texts of a branch's week; separate, so that the menu does not load them. */
export const weekMessages = {
  restDay: 'Ruhetag',
  closedDay: 'geschlossen',
  days: (first: string, last: string) => `${first} bis ${last}`,
  aroundTheClock: 'rund um die Uhr',
};
