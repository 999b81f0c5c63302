/** One timer for all of a half minute costs less than one for each: its subject begins with the number of that. */
export const halfMinute = 30_000;

const numberOf = (at: Date) => Math.floor(at.getTime() / halfMinute);

export const halfMinuteSubject = (at: Date): string =>
  `${numberOf(at).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;

/** When the half minute of `at` begins. */
export const halfMinuteOf = (at: Date): Date => new Date(numberOf(at) * halfMinute);

/** When the half minute that a subject names begins. */
export const halfMinuteIn = (subject: string): Date => new Date(Number.parseInt(subject.slice(0, 8), 16) * halfMinute);
