/** Texts of the allergen filter. */
export const allergenMessages = {
  open: 'Nach Allergenen filtern',
  openBoth: 'Allergene und Zusatzstoffe',
  additives: 'Zusatzstoffe auf dieser Karte',
  title: 'Was vertragen Sie nicht? Wir blenden diese Gerichte aus.',
  legend: 'Allergene',
  note: 'Ausgeblendet wird, was laut Angabe der Küche davon enthält, und alles, wozu sie nichts angegeben hat. Spuren sind immer möglich.',
  show: (left: number, all: number) =>
    left < all
      ? `${left} von ${all} Produkten anzeigen`
      : left === 1
        ? '1 Produkt anzeigen'
        : `${left} Produkte anzeigen`,
  none: 'Auswahl aufheben',
  active: (names: readonly string[], hidden: number) => `Ohne ${names.join(', ')}: ${hidden} ausgeblendet`,
  reset: 'Alle Produkte zeigen',
};
