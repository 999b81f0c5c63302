import { consentGiven, consentIn } from '@theke/rules/site/consent';
import { selfServiceBranch } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener(consentGiven, changed);
  return () => document.removeEventListener(consentGiven, changed);
}

/** Whether this guest agreed to what others bring (CONSENT-02); a yes that is taken back loads the page anew. At a kiosk nobody is asked. */
export function useConsent(): boolean {
  const { shopKey } = useShop().config;
  return useSyncExternalStore(
    subscribe,
    () => consentIn(document.cookie) === true && !selfServiceBranch(shopKey),
    () => false,
  );
}
