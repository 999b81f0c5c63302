import { useMe } from '@theke/admin/api/session.ts';
import type { OwnTime } from '@theke/contracts/time-tracking/own-time';
import { useState } from 'react';

/** Default branch: the last one on this device, while it is offered. */
export function useOwnBranch(
  branches: OwnTime['branches'],
): [branch: string | undefined, choose: (id: string) => void] {
  const storageKey = `theke-own-branch-${useMe().id}`;
  const [chosen, setChosen] = useState(() => localStorage.getItem(storageKey));
  const choose = (id: string) => {
    localStorage.setItem(storageKey, id);
    setChosen(id);
  };
  return [(branches.find(({ id }) => id === chosen) ?? branches[0])?.id, choose];
}
