import { logout } from '@theke/contracts/identity/session';
import { call } from '@theke/ui/api-client';
import { leavePush } from '../../notifications/domain/leave-push.ts';

/** Ends the session at the server; this device is told of nothing in its name any more. */
export const endSession = (): Promise<unknown> => leavePush('here').then(() => call(logout, {}));
