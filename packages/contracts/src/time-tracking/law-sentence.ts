import { z } from 'zod';

/** What a law says about a day, with its paragraph; it takes nothing (TIME-09). */
export const lawSentence = z.object({ rule: z.string(), severity: z.enum(['notice', 'breach']), text: z.string() });
export type LawSentence = z.output<typeof lawSentence>;
