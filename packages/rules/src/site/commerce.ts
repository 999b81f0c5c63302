/** Steps of a guest towards an order, with their names in analytics and ad pixels (STAT-10). */
export const commerceNames = ['addtocart', 'initiatecheckout', 'purchase'] as const;
export type CommerceName = (typeof commerceNames)[number];

/** `price` is the total of all items, in currency units; undefined if hidden from guests. */
export type Commerce = {
  readonly name: CommerceName;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly price: number | undefined;
  readonly currency: string;
};

/** Event dispatched on `document` for each commerce step; the analytics client listens for it. */
export const commerceEvent = 'theke-commerce';

const pixelNames = { addtocart: 'AddToCart', initiatecheckout: 'InitiateCheckout', purchase: 'Purchase' } as const;

/** The step as a pixel event: its name and data (STAT-10). */
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
