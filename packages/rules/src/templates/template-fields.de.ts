export const subjectLabels = {
  none: 'Nichts, nur feste Angaben',
  product: 'Produkten',
  branch: 'Filialen',
  table: 'Tischen',
  device: 'Geräten',
} as const;

/** German labels of the placeholders. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Bezeichnung („Tisch 7“)',
  description: 'Beschreibung',
  price: 'Preis',
  unit: 'Einheit',
  basePrice: 'Grundpreis',
  allergens: 'Allergene',
  allergenLine: 'Allergene als Satz',
  additives: 'Zusatzstoffe',
  deposit: 'Pfand',
  url: 'Webadresse',
  street: 'Straße',
  zipCode: 'PLZ',
  city: 'Ort',
  phone: 'Telefon',
  email: 'E‑Mail',
  website: 'Website',
  branch: 'Filiale',
  identifier: 'Kennung',
};
