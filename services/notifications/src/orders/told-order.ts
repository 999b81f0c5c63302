import type { Contact, OrderItem, OrderStatus, OrderTotals } from '@theke/contracts/ordering/order';

/**
 * Glossary.
 * told     what ordering's events said of an order; they arrive late, twice and in any order
 * news     what one event says: some fields, at the order's version of that moment
 * placed   the branch may begin: everything that mail and kitchen need was told. An order that is paid online is told of
 *          before, without its items, and becomes placed when it is paid
 */
export type OrderFields = {
  status: OrderStatus;
  /** When the branch was told, ISO. */
  placedAt: string;
  ticketNumber: number | null;
  kind: 'order' | 'preorder' | 'quotation';
  deliveryType: string;
  deliveryArea: string | null;
  tableIdentifier: string | null;
  paymentMethod: string;
  items: OrderItem[];
  totals: OrderTotals;
  contact: ToldContact;
  comment: string;
  /** What the guest wished for; null: as soon as possible. */
  appointmentDate: string | null;
  /** What was agreed on. */
  appointment: string | null;
  /** What the branch offered instead. */
  counterAppointment: string | null;
  /** Why it was rejected or canceled, in the words of whoever did it. */
  reason: string | null;
};

/** Events of before there were addresses tell names and numbers only. */
export type ToldContact = Pick<Contact, 'firstName' | 'lastName' | 'phone' | 'email'> & {
  [K in keyof Contact]?: Contact[K] | undefined;
};

export type ToldOrder = {
  id: string;
  uid: string;
  branch: string;
  known: Partial<OrderFields>;
  /** The version that each known field was told at. */
  versions: Partial<Record<keyof OrderFields, number>>;
  isErased: boolean;
};

export type OrderNews = { version: number; fields: Partial<OrderFields> };

/** What is left of a person who was erased. */
export const erasedFields = {
  contact: { firstName: '', lastName: '', phone: '', email: '' },
  comment: '',
  items: [],
  reason: null,
} satisfies Partial<OrderFields>;

/** Field by field the newest news win: in any order, however often each comes, they lead to the same knowledge. */
export function apply(order: ToldOrder, { version, fields }: OrderNews): ToldOrder {
  const newer = Object.entries(fields).filter(
    ([name]) => version > (order.versions[name as keyof OrderFields] ?? 0),
  ) as [keyof OrderFields, never][];
  const known = { ...order.known, ...Object.fromEntries(newer) };
  const versions = { ...order.versions, ...Object.fromEntries(newer.map(([name]) => [name, version])) };
  return { ...order, known: order.isErased ? withoutPerson(known) : known, versions };
}

/** Nothing personal, whenever it is told. */
export const erase = (order: ToldOrder): ToldOrder => ({
  ...order,
  known: withoutPerson(order.known),
  isErased: true,
});

const withoutPerson = (known: Partial<OrderFields>): Partial<OrderFields> => ({
  ...known,
  ...Object.fromEntries(Object.entries(erasedFields).filter(([name]) => name in known)),
});

export type PlacedOrder = Pick<ToldOrder, 'id' | 'uid' | 'branch' | 'isErased'> &
  Omit<OrderFields, 'appointment' | 'counterAppointment' | 'reason'> &
  Partial<Pick<OrderFields, 'appointment' | 'counterAppointment' | 'reason'>>;

/** Undefined until the branch may begin with it. */
export function placedOrder({ id, uid, branch, isErased, known }: ToldOrder): PlacedOrder | undefined {
  return known.placedAt === undefined ? undefined : { id, uid, branch, isErased, ...(known as OrderFields) };
}
