import { expect, test } from '@jest/globals';
import { eventsByType, replacements } from '@theke/contracts/contracts';
import { eventText, eventVersionText } from './event-text.ts';

test('an event of before is called like the one that replaced it, and told apart where one is chosen', () => {
  expect(replacements.size).toBeGreaterThan(0);
  for (const [type, { type: later }] of replacements) {
    expect(eventText(type)).toBe(eventText(later));
    expect(eventVersionText(type)).toBe(`${eventText(later)} (frühere Fassung)`);
  }
});

test('no two choices of the audit trail read the same', () => {
  const texts = [...eventsByType.keys()].map(eventVersionText);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('what is no longer known stands by its type', () => expect(eventText('gone.thing.v1')).toBe('gone.thing.v1'));
