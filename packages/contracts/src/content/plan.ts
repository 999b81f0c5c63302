import { z } from 'zod';
import { field } from '../field.ts';
import { instant } from '../wire.ts';

/** Planned publication and its end (PLAN-01), set by `plan` and cleared by what it planned. */
export const plan = {
  publishAt: field(instant.nullable(), 'Wird veröffentlicht', { widget: 'kept' }).default(null),
  unpublishAt: field(instant.nullable(), 'Wird zurückgenommen', { widget: 'kept' }).default(null),
  plannedBy: field(z.string().max(200), 'Geplant von', { widget: 'kept', personal: true }).default(''),
  /** Why the draft could not be published at the planned time; null if it was. */
  planFailure: field(z.string().max(1_000).nullable(), 'Planung gescheitert', { widget: 'kept' }).default(null),
};
export type Plan = { [F in keyof typeof plan]: z.output<(typeof plan)[F]> };

export const planFields = Object.keys(plan);
/** Fields to leave out of what guests see. */
export const ofPlan = { publishAt: true, unpublishAt: true, plannedBy: true, planFailure: true } as const;
/** For the job that looks for due plans. */
export const planRange = ['publishAt', 'unpublishAt'];
