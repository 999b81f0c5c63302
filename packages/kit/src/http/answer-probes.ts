import type { IRouter } from 'express';
import { nameEndpoint, unseen } from './app.ts';

/** Whether the process lives, or is about to end, and whether it can do what it is there for. */
export function answerProbes(app: IRouter, isReady: () => Promise<boolean>, isLeaving = () => false): void {
  app.get('/health/live', (_request, response) => {
    nameEndpoint(response, unseen);
    const leaving = isLeaving();
    response.status(leaving ? 503 : 200).json({ status: leaving ? 'leaving' : 'live' });
  });
  app.get('/health/ready', async (_request, response) => {
    nameEndpoint(response, unseen);
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'starting' });
  });
}
