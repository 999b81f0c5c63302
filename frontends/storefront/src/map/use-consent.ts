import { consentGiven, consentIn } from '@theke/rules/site/consent';
import { selfServiceBranch } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener(consentGiven, onChange);
  return () => document.removeEventListener(consentGiven, onChange);
}

/**
 * Whether the guest consented to third parties (CONSENT-02); withdrawing reloads the page. False on a kiosk, which
 * has no banner.
 */
export function useConsent(): boolean {
  const { shopKey } = useShop().config;
  return useSyncExternalStore(
    subscribe,
    () => consentIn(document.cookie) === true && !selfServiceBranch(shopKey),
    () => false,
  );
}
