import { type TaskCard, taskStates } from '@theke/contracts/time-tracking/task';
import { type KeyboardEvent, useState } from 'react';
import { columnsOf, type Place, placed, placeOf, stepped } from './board-order.ts';
import { taskMessages } from './task-messages.de.ts';

type Lifted = { id: string; place: Place };

/**
 * Moving of cards by keyboard: Space lifts and drops, arrows move, Escape puts back. Moves are announced, and the
 * focus stays on the card.
 * @param cards cards as displayed
 */
export function useBoardKeys(cards: readonly TaskCard[], onDrop: (id: string, place: Place) => void) {
  const [lifted, setLifted] = useState<Lifted>();
  const [announcement, setAnnouncement] = useState('');
  const shown = lifted ? placed(cards, lifted.id, lifted.place) : cards;
  const announce = (event: 'lifted' | 'over', id: string, { state }: Place, all: readonly TaskCard[]) => {
    const column = columnsOf(all)[state];
    const at = column.findIndex((card) => card.id === id);
    setAnnouncement(taskMessages[event](nameOf(all, id), taskStates[state], at + 1, column.length));
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const { key } = event;
    if (!lifted) {
      const place = placeOf(cards, id);
      if (key !== ' ' || !place) return;
      event.preventDefault();
      setLifted({ id, place });
      announce('lifted', id, place, cards);
      return;
    }
    if (key === 'Tab' || key === 'Escape') {
      if (key === 'Escape') event.preventDefault();
      setLifted(undefined);
      setAnnouncement(taskMessages.canceled(nameOf(cards, lifted.id)));
      return;
    }
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      setLifted(undefined);
      setAnnouncement(taskMessages.dropped(nameOf(cards, lifted.id), taskStates[lifted.place.state]));
      onDrop(lifted.id, lifted.place);
      return;
    }
    if (!key.startsWith('Arrow')) return;
    event.preventDefault();
    const place = stepped(shown, lifted.id, key);
    if (!place) return;
    setLifted({ id: lifted.id, place });
    announce('over', lifted.id, place, placed(cards, lifted.id, place));
  }
  return { lifted: lifted?.id, shown, announcement, onKeyDown };
}

const nameOf = (cards: readonly TaskCard[], id: string): string => {
  const card = cards.find((one) => one.id === id);
  return card ? `${taskMessages.number(card.number)}, ${card.title}` : '';
};
