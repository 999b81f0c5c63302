import { z } from 'zod';

const amount = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d{1,9}(\.\d{1,3})?$/) });

/** Parsed part of an order; the SDK uses camel case, PayPal's documents do not. */
export const paypalOrder = z.preprocess(
  (value) => snake(value),
  z.object({
    status: z.string(),
    purchase_units: z
      .array(
        z.object({
          custom_id: z.string().optional(),
          payments: z
            .object({
              captures: z
                .array(z.object({ id: z.string(), status: z.string(), amount, custom_id: z.string().optional() }))
                .optional(),
            })
            .optional(),
        }),
      )
      .default([]),
  }),
);
export type PaypalOrder = z.output<typeof paypalOrder>;

function snake(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snake(inner),
    ]),
  );
}
