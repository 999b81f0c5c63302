import type { HowPaid } from './pay-order.ts';

/**
 * What the clients know. An order is found again by its marker, which stands in its comment.
 */
export type Ledger = {
  /** Marker -> id of the order, as the first 201 said. */
  accepted: Map<string, string>;
  /** Id of an order that is paid online -> what its guest does about it. */
  online: Map<string, HowPaid>;
  /** Markers of orders that got a definite no. */
  refused: Set<string>;
  /** What no guest should ever be told, one line each. */
  wrongs: string[];
  /** Requests sent and not answered yet. */
  inFlight: number;
  /** Requests sent again because they were cut or answered with "not now". */
  repeated: number;
  /** Answers by status; 0 counts cut connections. */
  answers: Map<number, number>;
};

export const emptyLedger = (): Ledger => ({
  accepted: new Map(),
  online: new Map(),
  refused: new Set(),
  wrongs: [],
  inFlight: 0,
  repeated: 0,
  answers: new Map(),
});
