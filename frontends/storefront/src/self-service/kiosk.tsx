import { useQueryClient } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import { forgetGuest } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { pendingAttempt } from '../checkout/pending-attempt.ts';
import { useNavigate } from '../router/place.ts';
import { Screensaver } from './screensaver.tsx';
import { whenIdle } from './when-idle.ts';

/** Time without input, in ms, after which the guest is considered gone. */
const idleMs = 60_000;
/** While an order is being sent, the guest is waited for this many times as long. */
const patience = 5;

/** Query keys of shop data, which are not specific to a guest. */
const ofTheShop = new Set<unknown>(['shop', 'card', 'capacity']);

/** Kiosk with a screensaver. After the guest has left, it returns and all data of the guest is deleted (KIOSK-02). */
export default function Kiosk({ branch, children }: { branch: Branch; children: ReactNode }) {
  const { config } = useShop();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsleep, setIsAsleep] = useState(true);
  const [guest, setGuest] = useState(1);
  const leave = useEffectEvent((waited: number) => {
    if (waited < patience && pendingAttempt(config.shopKey, branch.identifier)) return;
    forgetGuest(config.shopKey);
    queries.removeQueries({ predicate: ({ queryKey: [kind] }) => !ofTheShop.has(kind) });
    navigate(`/store/${branch.identifier}`, { replace: true });
    document.documentElement.scrollTop = 0;
    setGuest((before) => before + 1);
    setIsAsleep(true);
  });
  useEffect(() => {
    if (isAsleep) return;
    let waited = 0;
    return whenIdle(idleMs, () => leave(++waited));
  }, [isAsleep]);
  return (
    <>
      {/* The key resets all component state of a guest. */}
      <Fragment key={guest}>{children}</Fragment>
      {isAsleep && <Screensaver branch={branch} onTap={() => setIsAsleep(false)} />}
    </>
  );
}
