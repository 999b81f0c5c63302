import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chance } from '../chance.ts';
import { drawPlan } from './draw-plan.ts';
import { type House, houses, subjectsOf } from './houses.ts';
import type { Land, PlanRecipe } from './site-plan-recipe.ts';
import { terrain } from './terrain.ts';

const recipe = (land: Land): PlanRecipe => ({
  land,
  width: 360,
  height: 240,
  paper: '#ffffff',
  ink: '#000000',
  mark: '#00ff00',
  water: '#0000ff',
  focus: [0.5, 0.5],
});
const land = fc.constantFrom<Land>('valley', 'village', 'quarter', 'ridge');

test('gives the same plan for the same recipe and seed, and a different one for another seed', () => {
  expect(drawPlan(recipe('village'), 'one')).toBe(drawPlan(recipe('village'), 'one'));
  expect(drawPlan(recipe('village'), 'one')).not.toBe(drawPlan(recipe('village'), 'other'));
});

test('places no house in water, on the road or in another house, and marks only existing houses', () => {
  fc.assert(
    fc.property(land, fc.string(), (landKind, seed) => {
      const rnd = chance(seed);
      const ground = terrain(rnd, recipe(landKind));
      const built = houses(rnd, recipe(landKind), ground, [180, 100]);
      const isWet = ({ x, y }: House) => Math.abs(y - ground.flow(x)) < 240 * 0.05;
      const isOnRoad = ({ x, y }: House) => Math.abs(y - (ground.flow(x) - 240 * 0.12)) < 13;
      const isInOther = (one: House) =>
        built.some((other) => other !== one && Math.hypot(other.x - one.x, other.y - one.y) < one.r + other.r - 1e-9);
      expect(built.filter((house) => isWet(house) || isOnRoad(house) || isInOther(house))).toEqual([]);
      expect([...subjectsOf(built, landKind, [180, 100])].filter((house) => !built.includes(house))).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
