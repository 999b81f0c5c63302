/**
 * Resources share their handlers, lists and forms. The screens of these are walked by each gate: one that guests read, one of the staff
 * with personal data, one that belongs to a branch. The others' are walked when what draws them changed
 * (infra/local/heavy-suites.ts) and by `npm run prove`.
 */
export const archetypes: ReadonlySet<string> = new Set(['products', 'users', 'tables']);
