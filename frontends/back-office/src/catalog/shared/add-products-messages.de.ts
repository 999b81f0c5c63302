export const addProductsMessages = {
  addChosen: (count: number) => (count === 1 ? '1 Produkt hinzufügen' : `${count} Produkte hinzufügen`),
  chooseProducts: 'Hinzufügen',
  searchProducts: 'Produkte durchsuchen',
  noProducts: 'Kein Produkt mit diesem Namen gefunden.',
  moreProducts: 'Es gibt noch mehr. Suchen Sie nach dem Namen.',
  alreadyIn: 'schon enthalten',
  allCategories: 'Alle Kategorien',
  category: 'Kategorie',
  chooseAll: (count: number) => `Alle ${count} auswählen`,
};
