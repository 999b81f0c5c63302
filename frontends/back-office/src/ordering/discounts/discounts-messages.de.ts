export const discountMessages = {
  purpose:
    'Gutscheine mit einem Code, den Gäste beim Bestellen eingeben, und Rabatte, die von selbst gelten, etwa an einem ruhigen Nachmittag.',
  preview: 'So gilt der Rabatt',
  uses: 'Eingelöst',
  usesOf: (uses: string, limit: string) => `${uses} von ${limit}`,
  prices: {
    add: 'Produkte hinzufügen',
    addTitle: 'Produkte in die Preisliste aufnehmen',
    regular: (price: string) => `sonst ${price}`,
    notCheaper: (price: string) => `sonst ${price}, also nicht günstiger`,
    priceOf: (product: string) => `Preis für ${product}`,
    remove: (product: string) => `${product} herausnehmen`,
    lowerBy: 'Alle Preise senken um',
    lower: 'Senken',
  },
  categoryPrices: {
    add: 'Kategorie hinzufügen',
    priceOf: (category: string) => `Preis für alles aus ${category}`,
    remove: (category: string) => `${category} herausnehmen`,
  },
  activate: 'Aktivieren',
  deactivate: 'Deaktivieren',
  inactive: 'Der Rabatt ist nicht aktiv.',
  stacking: 'Von mehreren Rabatten ohne Code gilt der beste. Dazu kommt höchstens ein Gutscheincode.',
};
