import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type LeadState, leadStates } from './analytics-lead.ts';

const states = Object.keys(leadStates) as [LeadState, ...LeadState[]];

/** How many leads are in each state, every state once in their order, and what those with an estimate are thought to bring. */
export const readLeadSums = endpoint({
  name: 'readLeadSums',
  service: 'analytics',
  method: 'GET',
  path: '/analytics-lead-sums',
  summary: 'Leads je Zustand, und was sie zusammen einbringen können',
  needs: 'leads.read',
  reply: {
    kind: 'data',
    schema: z.array(z.object({ state: z.enum(states), leads: z.int(), estimate: z.number() })),
  },
  status: 200,
  example: {},
});
