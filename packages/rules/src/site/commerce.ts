/** What a guest did on the way to an order, as figures and an ad's pixel call it (STAT-10). */
export const commerceNames = ['addtocart', 'initiatecheckout', 'purchase'] as const;
export type CommerceName = (typeof commerceNames)[number];

/** `price` is that of all items together, in units of the currency; undefined where guests are not told it. */
export type Commerce = {
  readonly name: CommerceName;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly price: number | undefined;
  readonly currency: string;
};

/** Told to a document with what happened; whoever counts it listens. */
export const commerceTold = 'theke-commerce';

const pixelNames = { addtocart: 'AddToCart', initiatecheckout: 'InitiateCheckout', purchase: 'Purchase' } as const;

/** The same in the words of the pixel: its name, and what it is told (STAT-10). */
export const pixelEventOf = ({ name, items, price, currency }: Commerce): [name: string, data: object] => [
  pixelNames[name],
  {
    content_ids: items.map(({ id }) => id),
    content_type: 'product',
    content_name: items.map((item) => item.name).join(', '),
    ...(price === undefined ? {} : { value: Math.round(price * 100) / 100 }),
    currency,
    num_items: items.length,
  },
];
