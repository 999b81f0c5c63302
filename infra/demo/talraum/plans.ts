import type { PlanRecipe } from '@theke/painter/plan/site-plan-recipe';
import type { Picture } from '../demo-tenant.ts';

type Paper = Pick<PlanRecipe, 'paper' | 'ink' | 'water' | 'mark'>;
const size = { width: 1200, height: 750 };
const green: Paper = { paper: '#e9f0ee', ink: '#2f5d66', water: '#b9d6da', mark: '#4CAF5B' };
const sky: Paper = { paper: '#dfe8ea', ink: '#3b5a63', water: '#a9cdd6', mark: '#003F4B' };
const night: Paper = { paper: '#16373a', ink: '#9cc1b4', water: '#1d5a66', mark: '#e9b44c' };
const sand: Paper = { paper: '#f1ece2', ink: '#5d5343', water: '#c4d8d8', mark: '#c8562c' };
const lake: Paper = { paper: '#e3eef0', ink: '#2f5d66', water: '#9cc8d2', mark: '#2f8f4a' };
const meadow: Paper = { paper: '#eef1e6', ink: '#56663f', water: '#b7cfc4', mark: '#a85d1f' };

const plan = (seed: string, words: string, recipe: Omit<PlanRecipe, 'width' | 'height'>): Plan => ({
  seed: `talraum-${seed}`,
  words,
  plan: { ...size, ...recipe },
});

/** A drawn plan and its alternative text. */
export type Plan = Extract<Picture, { plan: PlanRecipe }> & { words: string };

/** Plans on Talraum's pages, by the key that projects and pages use. */
export const plans = {
  talboden: {
    seed: 'talraum-talboden',
    words: 'Plan des Virgentals mit Fluss, Bahn und dem Entwicklungsraum Ortsmitte',
    plan: {
      land: 'valley',
      width: 1600,
      height: 640,
      paper: '#0a434e',
      ink: '#7fb3bb',
      water: '#2c7180',
      mark: '#4CAF5B',
      focus: [0.68, 0.4],
    },
  },
  ortskern: plan('ortskern', 'Plan eines Ortskerns an einem Bach, die Häuser am Platz hervorgehoben', {
    land: 'village',
    rail: false,
    focus: [0.5, 0.45],
    ...green,
  }),
  bahn: plan('bahn', 'Plan eines Tals mit Bahnlinie und einer neuen Haltestelle', {
    land: 'valley',
    turned: true,
    focus: [0.5, 0.5],
    ...sky,
  }),
  grat: plan('grat', 'Plan eines Bergrückens mit einem umrandeten Ruhegebiet', {
    land: 'ridge',
    turned: true,
    focus: [0.55, 0.5],
    ...night,
  }),
  quartier: plan('quartier', 'Plan eines Stadtviertels, einige Grundstücke zur Verdichtung markiert', {
    land: 'quarter',
    river: false,
    focus: [0.4, 0.5],
    ...sand,
  }),
  see: plan('see', 'Plan eines Ufers mit dem durchgehenden Uferweg', {
    land: 'valley',
    rail: false,
    focus: [0.35, 0.45],
    ...lake,
  }),
  markt: plan('markt', 'Plan eines Marktplatzes mit den Häusern ringsum', {
    land: 'village',
    rail: false,
    focus: [0.45, 0.5],
    ...sand,
    mark: '#003F4B',
  }),
  stadt: plan('stadt', 'Plan einer Stadt bei Nacht, neun Häuserblöcke umrandet', {
    land: 'quarter',
    river: false,
    focus: [0.55, 0.5],
    paper: '#0d3a44',
    ink: '#8fb9bb',
    water: '#1d5a66',
    mark: '#4CAF5B',
  }),
  alm: plan('alm', 'Plan einer Alm mit Wegen und wenigen Hütten', { land: 'ridge', focus: [0.5, 0.5], ...meadow }),
  auwald: plan('auwald', 'Plan eines Flusses mit dem Auwald, der ihm zurückgegeben wird', {
    land: 'valley',
    rail: false,
    focus: [0.6, 0.6],
    ...meadow,
    water: '#9cc8d2',
  }),
  dorf: plan('dorf', 'Plan eines Dorfs mit Straße, Bach und Ortsrand', {
    land: 'village',
    focus: [0.55, 0.4],
    ...sky,
    mark: '#c8562c',
  }),
  region: plan('region', 'Plan eines Tals mit mehreren Gemeinden entlang der Straße', {
    land: 'valley',
    focus: [0.3, 0.5],
    ...green,
  }),
} as const satisfies Record<string, Plan>;
export type PlanKey = keyof typeof plans;
