import { useMe } from '@theke/admin/api/session.ts';
import type { OwnTime } from '@theke/contracts/time-tracking/own-time';
import { useState } from 'react';
import { keepOwnBranch, storedOwnBranch } from '../shared/punching/stored-own-branch.ts';

/** Default branch: the last one on this device, while it is offered. */
export function useOwnBranch(
  branches: OwnTime['branches'],
): [branch: string | undefined, choose: (id: string) => void] {
  const me = useMe();
  const [chosen, setChosen] = useState(() => storedOwnBranch(me.id));
  const choose = (id: string) => {
    keepOwnBranch(me.id, id);
    setChosen(id);
  };
  return [(branches.find(({ id }) => id === chosen) ?? branches[0])?.id, choose];
}
