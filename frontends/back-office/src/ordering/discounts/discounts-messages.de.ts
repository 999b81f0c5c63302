export const discountMessages = {
  purpose:
    'Gutscheine mit einem Code, den Gäste beim Bestellen eingeben, und Rabatte, die von selbst gelten, etwa an einem ruhigen Nachmittag.',
  preview: 'So gilt der Rabatt',
  uses: 'Eingelöst',
  usesOf: (uses: string, limit: string) => `${uses} von ${limit}`,
  activate: 'Aktivieren',
  deactivate: 'Deaktivieren',
  inactive: 'Der Rabatt ist nicht aktiv.',
  stacking: 'Von mehreren Rabatten ohne Code gilt der beste. Dazu kommt höchstens ein Gutscheincode.',
};
