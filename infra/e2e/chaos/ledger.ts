import type { HowPaid } from './pay-order.ts';

/** What the clients know. An order is identified by the marker in its comment. */
export type Ledger = {
  /** Marker -> id of the order, from the first 201. */
  accepted: Map<string, string>;
  /** Id of an order with online payment -> how its guest pays. */
  online: Map<string, HowPaid>;
  /** Marker -> id of a round at a table, which no mail announces. */
  rounds: Map<string, string>;
  /** Id of a table payment -> how its guest pays. */
  tableParts: Map<string, HowPaid>;
  /** Markers of orders that were definitely refused. */
  refused: Set<string>;
  /** Responses that no guest should ever get, one line each. */
  faults: string[];
  /** Requests without a response yet. */
  inFlight: number;
  /** Requests repeated because the connection broke or the service was temporarily unavailable. */
  repeated: number;
  /** Responses by status; 0 counts broken connections. */
  answers: Map<number, number>;
};

export const emptyLedger = (): Ledger => ({
  accepted: new Map(),
  online: new Map(),
  rounds: new Map(),
  tableParts: new Map(),
  refused: new Set(),
  faults: [],
  inFlight: 0,
  repeated: 0,
  answers: new Map(),
});
