/** Data reloads every four hours (spec 000 section 9). */
export const refreshMs = 4 * 60 * 60_000;
