import { expect, test } from '@jest/globals';
import { eventsByType, replacements } from '@theke/contracts/contracts';
import { eventText, eventVersionText } from './event-text.ts';

test('a legacy event is named like its replacement, and distinguished in the filter', () => {
  expect(replacements.size).toBeGreaterThan(0);
  for (const [type, { type: later }] of replacements) {
    expect(eventText(type)).toBe(eventText(later));
    expect(eventVersionText(type)).toBe(`${eventText(later)} (frühere Fassung)`);
  }
});

test('all choices of the audit filter have different names', () => {
  const texts = [...eventsByType.keys()].map(eventVersionText);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('an unknown event is shown by its type', () => expect(eventText('gone.thing.v1')).toBe('gone.thing.v1'));
