import type { TvNeed } from '@theke/contracts/signage/device';
import { MonitorX } from 'lucide-react';
import type { Line } from './line-list.tsx';
import { tvNeedText } from './tv-need-text.ts';

/** Line about a TV that needs attention, with a link to it. @param branch name; undefined for a single branch */
export const tvLine = (need: TvNeed, branch: string | undefined, now: number): Line => ({
  key: need.device.id,
  to: `/digital-signage-devices/${need.device.id}`,
  Icon: MonitorX,
  subject: [need.name, branch].filter(Boolean).join(', '),
  reason: tvNeedText(need, now),
});
