import type { Answer } from './answer.ts';

/** Reads from a service; undefined for any status but 200. @throws Problem 503 if the service is unavailable */
export type ReadAnswer = (tenant: string, service: string, url: string) => Promise<Answer | undefined> | Answer;
