/**
 * Glossary.
 * receipt  printed paper of an order, as lines without a paper width
 * head     number and time, readable across the kitchen, and their subject
 * note     framed, because it may name an allergy
 * pair     a line with a text on the left and an amount at the right edge
 * written  free text of the guest, which is cut on paper
 * code     a QR code with its target as readable texts
 * big      twice as wide and twice as high as the rest
 */
export type ReceiptLine =
  | { kind: 'text'; text: string; isCentered?: boolean; isBig?: boolean; isBold?: boolean }
  | { kind: 'head'; number: string; time: string; about: string; day: string }
  | { kind: 'note'; text: string }
  | { kind: 'item'; times: string; name: string; amount: string; parts: readonly string[]; isBig?: boolean }
  | { kind: 'pair'; left: string; right: string; isBold?: boolean }
  | { kind: 'code'; link: string; title: string; texts: readonly string[] }
  | { kind: 'rule' }
  | { kind: 'gap' };
export type Receipt = readonly ReceiptLine[];
