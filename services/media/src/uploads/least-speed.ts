import type { RequestHandler } from 'express';
import { uploadTooSlow } from '../errors.ts';

/** Slower than any phone in a weak network; the delay gives time to begin. */
const usual = { bytesPerSecond: 64_000, afterMs: 5_000 };

/** Ends an upload whose average speed is below the minimum, so that it holds no slot. */
export const requireMinSpeed =
  ({ bytesPerSecond, afterMs }: typeof usual = usual): RequestHandler =>
  (request, response, next) => {
    const { socket } = request;
    const [began, before] = [performance.now(), socket.bytesRead];
    const look = () => {
      if (request.complete || response.headersSent) return stop();
      const seconds = (performance.now() - began) / 1_000;
      if ((socket.bytesRead - before) / seconds >= bytesPerSecond) return;
      stop();
      const { status, faults } = uploadTooSlow();
      // The rest of the body stays unread, so the connection cannot be reused.
      response.once('finish', () => request.destroy());
      response.status(status).set('connection', 'close').json({ errors: faults });
    };
    const timer = setInterval(look, afterMs);
    const stop = () => clearInterval(timer);
    response.once('close', stop);
    next();
  };
