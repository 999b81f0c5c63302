/**
 * Resources share their handlers, lists and forms. These are proven in full by each gate: one that guests read, one of the
 * staff with personal data, one that belongs to a branch. The others are sampled, and proven in full when the inputs of the
 * fuzz changed (infra/local/heavy-suites.ts) and by `npm run prove`.
 */
export const archetypes: ReadonlySet<string> = new Set(['products', 'users', 'tables']);
