import { expect, test } from '@jest/globals';
import { storyOf } from './order-story.ts';

const at = (minute: number) => `2026-11-21T18:${String(minute).padStart(2, '0')}:00.000Z`;

test('combines moves and corrections, newest first, with actor and reason', () => {
  const story = storyOf({
    deliveryType: 'takeaway',
    offer: null,
    history: [
      { status: 'placed', at: at(1), by: 'Gast', reason: null },
      { status: 'rejected', at: at(9), by: 'Anna Berger', reason: 'Ausverkauft.' },
    ],
    edits: [{ at: at(5), by: 'Mika Lechner', text: 'Margherita: 2 statt 1' }],
  });
  expect(story).toEqual([
    { at: at(9), text: 'Abgelehnt', by: 'Anna Berger', reason: 'Ausverkauft.' },
    { at: at(5), text: 'Margherita: 2 statt 1', by: 'Mika Lechner', reason: null },
    { at: at(1), text: 'Neu', by: 'Gast', reason: null },
  ]);
});
