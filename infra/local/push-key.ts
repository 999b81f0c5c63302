import { newVapidKey } from '../../services/notifications/src/push/vapid.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';

/** `VAPID_PRIVATE_KEY` and whom to write to, of a platform that is tried out on this machine. */
export const pushKeyIn = (dataDir: string) => ({
  VAPID_PRIVATE_KEY: readOrCreateSecret(dataDir, 'push-key', newVapidKey),
  VAPID_SUBJECT: 'mailto:demo@theke.example',
});
