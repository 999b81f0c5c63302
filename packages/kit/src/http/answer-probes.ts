import type { IRouter } from 'express';
import { nameEndpoint, unseen } from './app.ts';

/** Liveness (503 while shutting down) and readiness probes. */
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
