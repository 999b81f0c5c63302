/**
 * Keeps the newest of the revisions with one number: on MongoDB a publication may have been aborted after its revision
 * and repeated. @param newestFirst a page of a list
 */
export const newestOfEach = <R extends { revision: number }>(newestFirst: readonly R[]): R[] =>
  newestFirst.filter(({ revision }, index) => revision !== newestFirst[index - 1]?.revision);
