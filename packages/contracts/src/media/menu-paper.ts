import { z } from 'zod';
import { additiveNumbers, allergenLetters } from '../catalog/product.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';

/** Products of one paper; drawing them takes about a second. */
const maxDishes = 1_000;

const letters = z.array(z.enum(allergenLetters)).max(allergenLetters.length).default([]);

/** A product on paper. Without a statement its allergens are unknown, never absent (PRODUCT-14). */
export const paperDish = z.strictObject({
  name: oneLine(160).min(1),
  description: z.string().trim().max(2_000).default(''),
  /** Price as guests see it, then texts below it: base price, deposit, alternative units. */
  prices: z.array(oneLine(120)).max(16).default([]),
  contained: letters,
  /** Allergens of some options only. */
  byChoice: letters,
  hasUnknownAllergens: z.boolean().default(true),
  additives: z.array(z.enum(additiveNumbers)).max(additiveNumbers.length).default([]),
});
export type PaperDish = z.output<typeof paperDish>;

export const paperSection = z.strictObject({
  name: oneLine(120),
  description: z.string().trim().max(500).default(''),
  dishes: z.array(paperDish).min(1).max(maxDishes),
});

export const menuPaper = z.strictObject({
  kind: field(z.enum(['menu', 'allergens']), 'Dokument', {
    choices: { menu: 'Speisekarte', allergens: 'Allergentabelle' },
  }),
  /** The branch or business. */
  title: field(oneLine(120).min(1), 'Titel'),
  /** Lines below the title, such as the address. */
  details: field(z.array(oneLine(200)).max(4), 'Zeilen unter dem Titel').default([]),
  date: field(oneLine(40).min(1), 'Stand'),
  /** The business's own sentences about allergens. */
  note: field(z.string().trim().max(4_000), 'Hinweis').default(''),
  sections: field(z.array(paperSection).min(1).max(200), 'Abschnitte').refine(
    (all) => all.reduce((sum, { dishes }) => sum + dishes.length, 0) <= maxDishes,
    { error: `Höchstens ${maxDishes} Produkte haben auf einem Dokument Platz.`, params: { code: 'TOO_MANY' } },
  ),
});
export type MenuPaper = z.output<typeof menuPaper>;

/** Draws a menu or a table of products and allergens as PDF on A4 (TPL-07, TPL-08). */
export const drawMenuPaper = endpoint({
  name: 'drawMenuPaper',
  service: 'media',
  method: 'POST',
  path: '/menu-papers/draw',
  summary: 'Speisekarte oder Allergentabelle als PDF zeichnen',
  needs: 'resources.read',
  body: menuPaper,
  reply: { kind: 'binary' },
  status: 200,
  example: {
    body: {
      kind: 'menu',
      title: 'Marillo Innenstadt',
      date: '30.11.2026',
      sections: [{ name: 'Pizza', dishes: [{ name: 'Margherita', prices: ['10,90 €'], contained: ['A', 'G'] }] }],
    },
  },
});
