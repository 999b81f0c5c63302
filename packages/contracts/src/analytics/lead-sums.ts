import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type LeadState, leadStates } from './analytics-lead.ts';

const states = Object.keys(leadStates) as [LeadState, ...LeadState[]];

/** Number of leads per state and the sum of their estimates. Contains every state once, in their order. */
export const readLeadSums = endpoint({
  name: 'readLeadSums',
  service: 'analytics',
  method: 'GET',
  path: '/analytics-lead-sums',
  summary: 'Leads nach Status, mit der Summe ihrer Schätzungen',
  needs: 'leads.read',
  reply: {
    kind: 'data',
    schema: z.array(z.object({ state: z.enum(states), leads: z.int(), estimate: z.number() })),
  },
  status: 200,
  example: {},
});
