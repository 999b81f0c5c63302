import { newVapidKey } from '../../../services/notifications/src/push/vapid.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';

/** `VAPID_PRIVATE_KEY` and contact address of a local platform. */
export const readPushKey = (dataDir: string) => ({
  VAPID_PRIVATE_KEY: readOrCreateSecret(dataDir, 'push-key', newVapidKey),
  VAPID_SUBJECT: 'mailto:demo@theke.example',
});
