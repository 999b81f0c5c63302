import { z } from 'zod';

/** Parsed part of PayPal's messages: orders and captures. */
export const paypalEvent = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().regex(/^(CHECKOUT\.ORDER|PAYMENT\.CAPTURE)\./),
  resource: z.object({
    id: z.string().max(255),
    /** Other programs may share the account and use this field differently. */
    custom_id: z.uuid().optional().catch(undefined),
    amount: z
      .object({ currency_code: z.string().length(3), value: z.string().regex(/^\d{1,9}(\.\d{1,3})?$/) })
      .optional()
      .catch(undefined),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().max(255).optional() }).optional() })
      .optional(),
  }),
});
