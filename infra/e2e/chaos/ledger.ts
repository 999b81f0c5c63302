import type { NewsletterSubscriber } from '@theke/contracts/ordering/newsletter';
import type { ReservationStatus } from '@theke/contracts/ordering/reservation';
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
  /** Id of a delivery -> its driver and state. */
  deliveries: Map<string, { driver: string; status: 'confirmed' | 'delivered' }>;
  /** Id of a reservation -> its state, and whether its guest gets mails. */
  reservations: Map<string, { status: ReservationStatus; isMailed: boolean }>;
  /** Id of a day close -> its number. */
  closes: Map<string, number>;
  /** E-mail address -> state of its consent to the newsletter. */
  subscribers: Map<string, NewsletterSubscriber['state']>;
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
  deliveries: new Map(),
  reservations: new Map(),
  closes: new Map(),
  subscribers: new Map(),
  refused: new Set(),
  faults: [],
  inFlight: 0,
  repeated: 0,
  answers: new Map(),
});
