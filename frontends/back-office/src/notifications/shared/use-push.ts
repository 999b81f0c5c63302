import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import {
  listPushSubscriptions,
  type PushSubscription,
  readPushKey,
  removePushSubscription,
  savePushSubscription,
} from '@theke/contracts/notifications/push';
import { ApiError } from '@theke/ui/api-error';
import { canPush, currentFingerprint, subscribeBrowser, unsubscribeBrowser } from '@theke/ui/push/push-browser';
import { pushMessages } from './push-messages.de.ts';
import { type PushState, pushStateOf } from './push-state.ts';

export type PushWish = Pick<PushSubscription, 'branches' | 'isForOrders' | 'isForEveryOrder' | 'isForOwnWork'>;

/** Whether this browser receives push messages, and on which topics. Asks for permission only when they are enabled. */
export function usePush() {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = ['push'];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const [{ key }, subscriptions, fingerprint] = await Promise.all([
        api(readPushKey, {}, signal),
        api(listPushSubscriptions, {}, signal),
        currentFingerprint(),
      ]);
      return { key, state: stateOf({ key, subscriptions, fingerprint }) };
    },
    // The permission may have changed in the browser's settings.
    refetchOnWindowFocus: 'always',
  });
  const change = useMutation({
    // Runs one after another, so that the last press wins.
    scope: { id: 'push' },
    mutationFn: async (wish: PushWish | undefined) => {
      if (!wish) return leave();
      // The browser reports a refusal itself, and the state shows it.
      const browser = data?.key && (await subscribeBrowser(data.key).catch(unreachable));
      if (browser) await api(savePushSubscription, { body: { ...browser, ...wish } });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  async function leave(): Promise<void> {
    const fingerprint = await currentFingerprint();
    if (fingerprint) await api(removePushSubscription, { params: { fingerprint } });
    await unsubscribeBrowser();
  }
  return {
    state: data?.state,
    isLoadFailed: isError && !data,
    /** Optimistic while a change is pending. */
    isOn: change.isPending ? change.variables !== undefined : data?.state.is === 'on',
    error: change.error?.message,
    turnOn: (wish: PushWish) => change.mutate(wish),
    turnOff: () => change.mutate(undefined),
  };
}

const stateOf = (
  knowledge: Pick<Parameters<typeof pushStateOf>[0], 'key' | 'subscriptions' | 'fingerprint'>,
): PushState => {
  const isSupported = canPush();
  return pushStateOf({ ...knowledge, isSupported, permission: isSupported ? Notification.permission : 'denied' });
};

function unreachable(): never {
  throw new ApiError(0, [{ code: 'PUSH_SERVICE_UNREACHABLE', message: pushMessages.unreachable }]);
}
