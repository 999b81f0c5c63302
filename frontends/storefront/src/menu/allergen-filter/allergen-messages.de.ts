/** Texts of the allergen filter. */
export const allergenMessages = {
  open: 'Nach Allergenen filtern',
  openBoth: 'Allergene und Zusatzstoffe',
  additives: 'Zusatzstoffe auf dieser Karte',
  title: 'Was vertragen Sie nicht? Wir blenden diese Gerichte aus.',
  legend: 'Allergene',
  note: 'Ausgeblendet wird, was laut Angabe der Küche davon enthält, und alles, wozu sie nichts angegeben hat. Spuren sind immer möglich.',
  show: (remaining: number, all: number) =>
    remaining < all
      ? `${remaining} von ${all} Produkten anzeigen`
      : remaining === 1
        ? '1 Produkt anzeigen'
        : `${remaining} Produkte anzeigen`,
  clear: 'Auswahl aufheben',
  active: (names: readonly string[], hidden: number) => `Ohne ${names.join(', ')}: ${hidden} ausgeblendet`,
  reset: 'Alle Produkte zeigen',
};
