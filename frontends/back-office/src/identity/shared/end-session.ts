import { logout } from '@theke/contracts/identity/session';
import { call } from '@theke/ui/api-client';
import { leavePush } from '../../notifications/shared/leave-push.ts';

/** Ends the session on the server and unsubscribes this device from the user's push messages. */
export const endSession = (): Promise<unknown> => leavePush('here').then(() => call(logout, {}));
