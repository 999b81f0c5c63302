import { expect, test } from '@jest/globals';
import { sceneContent } from '@theke/contracts/signage/scene-content';
import { sceneKinds } from '@theke/rules/signage/scene-kinds';
import { contentFields, initialContent } from './initial-content.ts';

test('new content of each kind has exactly the fields of the kind', () => {
  for (const kind of sceneKinds)
    expect(Object.keys(initialContent(kind))).toEqual(['kind', ...contentFields(kind).map(([name]) => name)]);
});

test('kinds without required fields are valid at once', () => {
  const valid = sceneKinds.filter((kind) => sceneContent.safeParse(initialContent(kind)).success);
  expect(valid).toEqual(['menu-board', 'order-queue', 'opening-hours', 'clock', 'text']);
});

test('keeps the common fields when the kind changes', () => {
  const text = { ...initialContent('text'), headline: 'Betriebsurlaub' };
  expect(initialContent('clock', text)).toEqual({ kind: 'clock', headline: 'Betriebsurlaub' });
});
