/** What guests read who leave out what they do not tolerate. */
export const allergenMessages = {
  open: 'Nach Allergenen filtern',
  openBoth: 'Allergene und Zusatzstoffe',
  additives: 'Zusatzstoffe auf dieser Karte',
  title: 'Was sollen wir weglassen?',
  legend: 'Allergene',
  note: 'Ausgeblendet wird, was laut Angabe der Küche davon enthält. Spuren sind immer möglich, und wo nichts angegeben ist, fragen Sie bitte nach.',
  show: (count: number) => (count === 1 ? '1 Produkt anzeigen' : `${count} Produkte anzeigen`),
  active: (names: readonly string[], hidden: number) => `Ohne ${names.join(', ')}: ${hidden} ausgeblendet`,
  reset: 'Alle Produkte zeigen',
};
