// Scenes for the headers of branches and pages.
import type { Scene, SceneItem } from '@theke/rules/drawings/recipe';
import { type RecipeName, recipes } from './recipes.ts';

const dish = (seed: RecipeName, x: number, y: number, size: number): SceneItem => ({
  dish: recipes[seed],
  seed,
  x,
  y,
  size,
});

export const scenes = {
  'tisch-breit': {
    width: 1760,
    height: 760,
    table: '#0c4651',
    items: [
      { napkin: '#d9a53f', x: 850, y: 480, size: 320, turn: 0.34 },
      dish('rucola-prosciutto', 1190, 300, 620),
      dish('spaghetti-bolognese', 1640, 610, 480),
      dish('spritz', 1560, 150, 270),
      dish('insalata-mista', 985, 760, 400),
      dish('mineralwasser', 1760, 240, 380),
      { cutlery: 'fork', x: 838, y: 482, size: 300, turn: 0.34 },
      dish('bruschetta', 1340, 740, 400),
    ],
  },
  'tisch-schmal': {
    width: 900,
    height: 640,
    table: '#0c4651',
    items: [
      { napkin: '#d9a53f', x: 110, y: 470, size: 300, turn: -0.3 },
      { cutlery: 'fork', x: 110, y: 470, size: 320, turn: -0.3 },
      dish('rucola-prosciutto', 500, 330, 560),
      dish('spritz', 846, 120, 250),
      dish('insalata-mista', 860, 560, 360),
      dish('tiramisu', 60, 60, 300),
    ],
  },
  'filiale-innenstadt': {
    width: 900,
    height: 600,
    table: '#0c4651',
    items: [
      { napkin: '#d9a53f', x: 110, y: 450, size: 300, turn: -0.3 },
      { cutlery: 'fork', x: 110, y: 450, size: 320, turn: -0.3 },
      dish('rucola-prosciutto', 480, 310, 540),
      dish('spritz', 820, 120, 250),
      dish('insalata-mista', 850, 530, 360),
      dish('tiramisu', 60, 60, 300),
    ],
  },
  'filiale-neubau': {
    width: 900,
    height: 600,
    table: '#0c4651',
    items: [
      dish('margherita', 330, 300, 540),
      dish('minzlimonade', 730, 120, 250),
      dish('insalata-mista', 770, 500, 380),
      { cutlery: 'fork', x: 600, y: 330, size: 380, turn: 0.1 },
    ],
  },
  'filiale-leopoldstadt': {
    width: 900,
    height: 600,
    table: '#8f5a34',
    items: [
      dish('spaghetti-bolognese', 620, 330, 520),
      dish('rotwein', 230, 140, 260),
      dish('knoblauchbrot', 200, 470, 440),
      { cutlery: 'fork', x: 880, y: 330, size: 400, turn: 0.06 },
    ],
  },
  'filiale-meidling': {
    width: 900,
    height: 600,
    table: '#c9b089',
    items: [dish('diavola', 250, 250, 520), dish('prosciutto-funghi', 730, 440, 520), dish('bier', 640, 90, 250)],
  },
  'filiale-doebling': {
    width: 900,
    height: 600,
    table: '#5d7a5a',
    items: [
      { napkin: '#f0e4cc', x: 230, y: 330, size: 420, turn: -0.2 },
      dish('panna-cotta', 230, 330, 340),
      dish('cappuccino', 600, 170, 320),
      dish('palatschinken', 700, 510, 420),
    ],
  },
  'filiale-simmering': {
    width: 900,
    height: 600,
    table: '#7c8a8c',
    items: [dish('antipasti', 430, 320, 620), dish('chianti', 800, 260, 420), dish('rotwein', 110, 120, 240)],
  },
  'theke-lang': {
    width: 1760,
    height: 420,
    table: '#0c4651',
    items: [
      dish('quattro-stagioni', 240, 250, 470),
      dish('tomatensuppe', 600, 110, 280),
      dish('penne-arrabbiata', 800, 340, 400),
      dish('vegetaria', 1190, 170, 470),
      dish('minzlimonade', 980, 60, 220),
      dish('gelato', 1500, 320, 330),
      dish('cappuccino', 1690, 90, 290),
    ],
  },
  'tisch-karte': {
    width: 1760,
    height: 500,
    table: '#0a434e',
    items: [
      { napkin: '#d9a53f', x: 700, y: 60, size: 260, turn: 0.34 },
      dish('rucola-prosciutto', 935, 262, 500),
      dish('spritz', 1270, 92, 220),
      dish('spaghetti-bolognese', 1640, 120, 360),
      dish('bruschetta', 1180, 470, 330),
      dish('insalata-mista', 1760, 470, 380),
    ],
  },
} satisfies Record<string, Scene>;
