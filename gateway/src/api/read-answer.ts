import type { Answer } from './answer.ts';

/** What a caller gets of a service; undefined where it answers anything but 200. @throws Problem 503 when it is away */
export type ReadAnswer = (tenant: string, service: string, url: string) => Promise<Answer | undefined> | Answer;
