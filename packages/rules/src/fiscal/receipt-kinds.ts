/**
 * `sale`: money was taken, or moved between VAT rates. `reversal`: money goes back, with negative sums: a cancellation,
 * a refund, a cheaper order ("Stornobuchung", RKSV § 10 (3)).
 */
export const receiptKinds = ['sale', 'reversal'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];
