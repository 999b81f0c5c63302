import { useQueryClient } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import { forgetGuest } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { pendingAttempt } from '../checkout/pending-attempt.ts';
import { useNavigate } from '../router/place.ts';
import { Screensaver } from './screensaver.tsx';
import { whenIdle } from './when-idle.ts';

/** Who has touched nothing for so long is gone. */
const idleMs = 60_000;
/** Who waits for an answer to an order stays this many times as long. */
const patience = 5;

/** What the page has loaded that is nobody's. */
const ofTheShop = new Set<unknown>(['shop', 'card', 'capacity']);

/** The pages below a screensaver that comes back once a guest is gone, with nothing of them left (KIOSK-02). */
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
      {/* Everything that a guest typed or opened goes with them. */}
      <Fragment key={guest}>{children}</Fragment>
      {isAsleep && <Screensaver branch={branch} onTap={() => setIsAsleep(false)} />}
    </>
  );
}
