/** In ms. One timer per half minute costs less than one per item; its subject starts with the half minute's number. */
export const halfMinute = 30_000;

const numberOf = (at: Date) => Math.floor(at.getTime() / halfMinute);

export const halfMinuteSubject = (at: Date): string =>
  `${numberOf(at).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;

/** Start of the half minute that contains `at`. */
export const halfMinuteOf = (at: Date): Date => new Date(numberOf(at) * halfMinute);

/** Start of the half minute in a timer subject. */
export const halfMinuteIn = (subject: string): Date => new Date(Number.parseInt(subject.slice(0, 8), 16) * halfMinute);
