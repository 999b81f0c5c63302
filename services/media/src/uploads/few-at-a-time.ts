import { admission } from '@theke/kit/http/admission';
import type { RequestHandler } from 'express';

/**
 * Stands before an upload's body is read: one of 15 MB takes about 75 MB until it is stored, and guests' uploads must not
 * take the memory that orders need. A phone's photo is through within seconds, so the next waits for it.
 */
export const fewAtATime: RequestHandler = admission({ capacity: 4, queue: 40, patience: 15_000 });
