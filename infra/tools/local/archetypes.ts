/**
 * Resources share their handlers, lists and forms. `npm test` attacks these three: one that guests read, one with
 * personal data of staff, one that belongs to a branch. `npm run test:all` takes all of them.
 */
export const archetypes: ReadonlySet<string> = new Set(['products', 'users', 'tables']);
