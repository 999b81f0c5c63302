import { type TaskState, taskStateNames } from '@theke/contracts/time-tracking/task';

/** Target of a card: after another card of the column; null: at its top. */
export type Place = { state: TaskState; after: string | null };
type Card = { id: string; state: TaskState };

/** Groups cards by column and keeps their order. */
export const columnsOf = <C extends Card>(cards: readonly C[]): Record<TaskState, C[]> =>
  Object.fromEntries(taskStateNames.map((state) => [state, cards.filter((card) => card.state === state)])) as Record<
    TaskState,
    C[]
  >;

/** Returns the cards with one moved; after an unknown card it becomes the first. */
export function placed<C extends Card>(cards: readonly C[], id: string, { state, after }: Place): C[] {
  const card = cards.find((one) => one.id === id);
  if (!card) return [...cards];
  const otherCards = cards.filter((one) => one.id !== id);
  const behind = otherCards.findIndex((one) => one.id === after && one.state === state);
  return otherCards.toSpliced(behind + 1, 0, { ...card, state });
}

/** Returns the position of a card. */
export function placeOf<C extends Card>(cards: readonly C[], id: string): Place | undefined {
  const card = cards.find((one) => one.id === id);
  if (!card) return undefined;
  const column = cards.filter(({ state }) => state === card.state);
  return { state: card.state, after: column[column.indexOf(card) - 1]?.id ?? null };
}

/**
 * Position after an arrow key: up and down within the column, left and right at the same height. Undefined at an
 * edge.
 */
export function stepped<C extends Card>(cards: readonly C[], id: string, key: string): Place | undefined {
  const card = cards.find((one) => one.id === id);
  if (!card) return undefined;
  const columns = columnsOf(cards);
  const at = columns[card.state].indexOf(card);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const otherCards = columns[card.state].filter((one) => one.id !== id);
    const to = at + (key === 'ArrowUp' ? -1 : 1);
    return to < 0 || to > otherCards.length ? undefined : { state: card.state, after: otherCards[to - 1]?.id ?? null };
  }
  const state = taskStateNames[taskStateNames.indexOf(card.state) + (key === 'ArrowLeft' ? -1 : 1)];
  if (!state) return undefined;
  return { state, after: columns[state][Math.min(at, columns[state].length) - 1]?.id ?? null };
}
