import { z } from 'zod';

/** A legal warning about a day with the paragraph of the law; it does not change any times (TIME-09). */
export const lawSentence = z.object({ rule: z.string(), severity: z.enum(['notice', 'breach']), text: z.string() });
export type LawSentence = z.output<typeof lawSentence>;
