import { type QrRuleDraft, qrRule } from '@theke/contracts/analytics/qr-code';

const open = Object.fromEntries(Object.keys(qrRule.shape).map((key) => [key, undefined]));

/** Adds the missing optional conditions to a rule, because the form would treat a field added later as a change. */
export const editedRule = (rule: Partial<QrRuleDraft>): Partial<QrRuleDraft> => ({ ...open, ...rule });

export const editedRules = (draft: Record<string, unknown>): Record<string, unknown> => ({
  ...draft,
  rules: ((draft.rules as QrRuleDraft[] | undefined) ?? []).map(editedRule),
});
