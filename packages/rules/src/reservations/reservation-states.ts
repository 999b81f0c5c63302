/**
 * States of a reservation (RESV-08). requested: waits for the branch. seated: the guests are at the table. Finished,
 * no-show and canceled reservations hold no table.
 */
export const reservationStates = ['requested', 'confirmed', 'seated', 'finished', 'no-show', 'canceled'] as const;
export type ReservationState = (typeof reservationStates)[number];

export const reservationMoves = ['confirm', 'seat', 'finish', 'no-show', 'cancel'] as const;
export type ReservationMove = (typeof reservationMoves)[number];

/** States that hold their tables until the end of the stay. */
export const holdingStates = ['requested', 'confirmed', 'seated'] as const satisfies readonly ReservationState[];
export const isHolding = (state: ReservationState): boolean => (holdingStates as readonly string[]).includes(state);
/** Whether the guests are still expected. */
export const isExpected = (state: ReservationState): boolean => state === 'requested' || state === 'confirmed';

const table: readonly { from: readonly ReservationState[]; move: ReservationMove; to: ReservationState }[] = [
  { from: ['requested'], move: 'confirm', to: 'confirmed' },
  // Guests who come after all find their reservation, if the tables are still free.
  { from: ['requested', 'confirmed', 'no-show'], move: 'seat', to: 'seated' },
  { from: ['seated'], move: 'finish', to: 'finished' },
  { from: ['requested', 'confirmed'], move: 'no-show', to: 'no-show' },
  { from: ['requested', 'confirmed'], move: 'cancel', to: 'canceled' },
];

/** The state that a move leads to; undefined if it is not allowed. A move that led here already changes nothing. */
export function reservedAfter(state: ReservationState, move: ReservationMove): ReservationState | undefined {
  const rows = table.filter((row) => row.move === move);
  if (rows.some(({ to }) => to === state)) return state;
  return rows.find(({ from }) => from.includes(state))?.to;
}

/** Moves that change a reservation in this state, for buttons. */
export const movesFrom = (state: ReservationState): ReservationMove[] =>
  table.filter(({ from }) => from.includes(state)).map(({ move }) => move);
