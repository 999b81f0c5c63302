import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { drawDish } from './draw-dish.ts';
import { drawScene } from './draw-scene.ts';
import { recipes } from './recipes.ts';
import { scenes } from './scenes.ts';

// Image files are generated from these drawings: a change here needs `npm run paint`.
test('keeps the drawings unchanged', () => {
  const all = createHash('sha256');
  for (const [seed, recipe] of Object.entries(recipes)) all.update(drawDish(recipe, seed));
  for (const [seed, scene] of Object.entries(scenes)) all.update(drawScene(scene, seed));
  expect(all.digest('hex')).toBe('964773f61ba705e942170bc6d6ae9b1390339cf7aa44c6b418ae0e82514d39a7');
});

test('uses different names for definitions of two drawings on one page', () => {
  const names = (svg: string) => [...svg.matchAll(/id="([^"]+)"/g)].map(([, name]) => name);
  const first = new Set(names(drawDish(recipes.margherita, 'margherita')));
  expect(names(drawDish(recipes.margherita, 'margherita-2')).filter((name) => first.has(name))).toEqual([]);
});
