import { type LeadDraft, openLeadStates } from '@theke/contracts/analytics/analytics-lead';

type Due = Pick<LeadDraft, 'state' | 'nextContactAt'> & Partial<Pick<LeadDraft, 'tasks'>>;

/** Due date of a lead: the next contact or the earliest open task, whichever is first. Null for a decided lead. */
export function dueOfLead({ state, nextContactAt, tasks = [] }: Due): string | null {
  if (!openLeadStates.some((open) => open === state)) return null;
  const all = [nextContactAt, ...tasks.map(({ isDone, dueAt }) => (isDone ? null : dueAt))];
  return all.reduce((first, at) => (at !== null && (first === null || at < first) ? at : first), null);
}
