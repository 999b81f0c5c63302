/** Meaning of the additive numbers of a dish (ADD-01), in the wording of the law. */
export const additiveNames = {
  1: 'mit Farbstoff',
  2: 'mit Konservierungsstoff',
  3: 'mit Antioxidationsmittel',
  4: 'mit Geschmacksverstärker',
  5: 'geschwefelt',
  6: 'geschwärzt',
  7: 'gewachst',
  8: 'mit Phosphat',
  9: 'mit Süßungsmitteln',
  10: 'enthält eine Phenylalaninquelle',
  11: 'kann bei übermäßigem Verzehr abführend wirken',
  12: 'koffeinhaltig',
  13: 'chininhaltig',
} as const;
