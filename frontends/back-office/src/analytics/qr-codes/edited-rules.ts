import { type QrRuleDraft, qrRule } from '@theke/contracts/analytics/qr-code';

const open = Object.fromEntries(Object.keys(qrRule.shape).map((key) => [key, undefined]));

/** A rule with all that it may ask, what it does not ask left open: a form takes a field that comes later for a change. */
export const editedRule = (rule: Partial<QrRuleDraft>): Partial<QrRuleDraft> => ({ ...open, ...rule });

export const editedRules = (draft: Record<string, unknown>): Record<string, unknown> => ({
  ...draft,
  rules: ((draft.rules as QrRuleDraft[] | undefined) ?? []).map(editedRule),
});
