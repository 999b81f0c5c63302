import { dayText } from '@theke/admin/ui/format.ts';
import type { shiftSwapChanged } from '@theke/contracts/time-tracking/shift-swap';
import type { z } from 'zod';
import type { LogNames } from './sentence.ts';

type Swap = Partial<z.output<typeof shiftSwapChanged.data>>;

/** What happened to a swap or handover of a shift. */
export function swapText({ user, to, branch, startAt, isExchange, state }: Swap, { person, zoneOf }: LogNames): string {
  const shift = `Dienst${startAt ? ` am ${dayText(startAt, zoneOf(branch?.id))}` : ''}`;
  const kind = isExchange ? 'Diensttausch' : 'Dienstübergabe';
  const between = `${kind} zwischen ${person(user)} und ${person(to)}`;
  if (state === 'requested')
    return isExchange
      ? `${person(user)} möchte den ${shift} mit ${person(to)} tauschen`
      : `${person(user)} möchte den ${shift} an ${person(to)} abgeben`;
  if (state === 'accepted') return `${person(to)} ist mit ${kind} von ${person(user)} einverstanden`;
  if (state === 'declined') return `${person(to)} hat ${kind} von ${person(user)} abgelehnt`;
  if (state === 'withdrawn') return `${person(user)} hat die Anfrage zu ${kind} zurückgezogen`;
  return `${between} ${state === 'approved' ? 'genehmigt' : 'abgelehnt'}`;
}
