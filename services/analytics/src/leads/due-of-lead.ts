import { type LeadDraft, openLeadStates } from '@theke/contracts/analytics/analytics-lead';

type Due = Pick<LeadDraft, 'state' | 'nextContactAt'> & Partial<Pick<LeadDraft, 'tasks'>>;

/** When somebody has to see to a lead next: the next contact, or the task that is due first and not done. Of what is decided nothing is due. */
export function dueOfLead({ state, nextContactAt, tasks = [] }: Due): string | null {
  if (!openLeadStates.some((open) => open === state)) return null;
  const all = [nextContactAt, ...tasks.map(({ isDone, dueAt }) => (isDone ? null : dueAt))];
  return all.reduce((first, at) => (at !== null && (first === null || at < first) ? at : first), null);
}
