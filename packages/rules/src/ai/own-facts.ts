/** Kinds of statements that a generated text must not make on its own (AI-04). */
export const factKinds = ['price', 'opening-hours', 'allergens', 'contact'] as const;
export type FactKind = (typeof factKinds)[number];

export type OwnFact = { readonly kind: FactKind; readonly text: string };

const allergen =
  'Gluten|Weizen|Getreide|Laktose|Milch|Ei(?:er)?|N(?:u|ü)ss(?:e|en)?|Erdn(?:u|ü)ss(?:e|en)?|Soja|Sellerie|Senf|Sesam|Fisch|Krebstiere?n?|Lupinen?|Weichtiere?n?|Sulfite?n?|wheat|dairy|milk|eggs?|nuts?|peanuts?|soya?|celery|mustard|sesame|shellfish';
const weekday =
  '(?:Mo|Di|Mi|Do|Fr|Sa|So|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Feiertag)s?';

const patterns: Readonly<Record<FactKind, readonly RegExp[]>> = {
  price: [
    /(?:€|\$|£|\bEUR|\bCHF|\bFr\.)\s?\d[\d.,]*/gi,
    /\d[\d.,]*\s?[–-]?\s?(?:€|\$|£|EUR\b|CHF\b|Euro?s?\b|Cents?\b|Franken\b|Rappen\b)/gi,
    /\d[\d.,]*\s?(?:%|Prozent|percent)\s?(?:Rabatt|Nachlass|Ermäßigung|günstiger|billiger|off|discount)/gi,
    /\d+,[–-](?!\d)/g,
  ],
  'opening-hours': [
    /\b(?:[01]?\d|2[0-4])\s?[:.]\s?[0-5]\d\b(?![.,]?\d)(?:\s?Uhr)?/g,
    /\b(?:[01]?\d|2[0-4])\s?(?:Uhr|h)\b/gi,
    /\b\d{1,2}\s?(?:a\.?m\.?|p\.?m\.?)(?!\w)/gi,
    /rund um die Uhr|around the clock|\b24\s?\/\s?7\b/gi,
    new RegExp(
      `\\b${weekday}\\b[^.!?\\n]{0,60}\\b(?:geöffnet|geschlossen|offen|zu|Ruhetag|open|closed)\\b|\\b(?:geöffnet|geschlossen|Ruhetag|open|closed)\\b[^.!?\\n]{0,60}\\b${weekday}\\b`,
      'gi',
    ),
  ],
  allergens: [
    /\bAllergen\w*[^.!?\n]{0,60}/gi,
    new RegExp(`\\b(?:${allergen})[- ]?(?:frei|free)\\w*`, 'gi'),
    new RegExp(
      `\\b(?:enthält|enthalten|ohne|frei von|Spuren von|contains?|free (?:of|from)|without|traces of)\\s+(?:\\S+\\s+){0,3}(?:${allergen})\\b`,
      'gi',
    ),
  ],
  contact: [
    /\b(?:https?|ftp|mailto|tel|javascript|data):\S+/gi,
    /\bwww\.\S+/gi,
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
    /\b[\w-]+\.(?:com|net|org|info|biz|io|ai|app|dev|eu|at|de|ch|li|it|fr|uk|shop|online|site|xyz|example|test)\b(?:\/\S*)?/gi,
    /(?:\+|\b00?)\d[\d\s/().-]{6,}\d/g,
    /<\/?[a-z!][^>]*>?/gi,
  ],
};

const normalized = (text: string): string => text.toLowerCase().replace(/[\s\u00a0]+/g, '');

/**
 * Prices, opening hours, allergens and contacts of a generated text that are in none of the sources. Facts belong to
 * data; the text contains placeholders for them.
 * @param sources what the editor wrote: the former text and the brief
 */
export function findOwnFacts(text: string, sources: readonly string[]): OwnFact[] {
  const withoutPlaceholders = text.replace(/\{\{[^{}]*\}\}/g, ' ');
  return factKinds.flatMap((kind) => {
    const known = new Set(sources.flatMap((source) => matchesOf(kind, source)).map(normalized));
    return matchesOf(kind, withoutPlaceholders)
      .filter((found) => !known.has(normalized(found)))
      .map((found) => ({ kind, text: found.trim() }));
  });
}

const matchesOf = (kind: FactKind, text: string): string[] =>
  patterns[kind].flatMap((pattern) => text.replace(/\s+/g, ' ').match(pattern) ?? []);

/** German names of kinds, for messages. */
export const factNames: Readonly<Record<FactKind, string>> = {
  price: 'einen Preis',
  'opening-hours': 'Öffnungszeiten',
  allergens: 'Angaben zu Allergenen',
  contact: 'eine Adresse',
};
