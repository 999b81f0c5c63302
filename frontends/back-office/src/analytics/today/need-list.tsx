import { useShop } from '@theke/admin/api/shop.ts';
import { CalendarOff, EyeOff, Handshake, Printer, Tablet } from 'lucide-react';
import { useState } from 'react';
import { needText } from '../../notifications/shared/need-text.ts';
import * as css from '../shared/line-list.module.css';
import { type Line, LineList } from '../shared/line-list.tsx';
import { tvLine } from '../shared/tv-line.ts';
import { useBranchName } from '../shared/use-branch-name.ts';
import type { Needs } from './load-needs.ts';
import { todayMessages } from './today-messages.de.ts';

const messages = todayMessages.needs;
/** Number of lines before expanding. */
const max = 5;

/** Whether there are tasks other than orders. */
export const isNeeded = ({ devices, tvs, soldOut, switchedOff, leads, absences }: Needs): boolean =>
  devices.length + tvs.length + soldOut.length + switchedOff + leads + absences > 0;

type Props = { needs: Needs; now: number; dueUntil: string | undefined };

/** Tasks in order: devices, TVs, sold-out products, leads, absences; each line links to where it can be solved. */
export function NeedList({ needs: { devices, tvs, soldOut, switchedOff, leads, absences }, now, dueUntil }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { branches } = useShop();
  const branchOf = useBranchName();
  const lines: Line[] = [
    ...devices.map((need) => ({
      key: need.device.id,
      to: `/devices/${need.device.id}`,
      Icon: need.type === 'frontdesk' ? Tablet : Printer,
      subject: [need.name, branchOf(need.branch.id)].filter(Boolean).join(', '),
      reason: needText(need, now),
    })),
    ...tvs.map((need) => tvLine(need, branchOf(need.branch.id), now)),
    ...soldOut.map(({ branch, count }) => ({
      key: branch,
      to: `/capacity?branch=${branch}`,
      Icon: EyeOff,
      subject: branchOf(branch) || messages.stock,
      reason: messages.soldOut(count),
    })),
    ...(switchedOff > 0
      ? [
          {
            key: 'off',
            to: listOf('products', { isEnabled: 'false' }),
            Icon: EyeOff,
            subject: branches.length > 1 ? messages.everywhere : messages.card,
            reason: messages.soldOut(switchedOff),
          },
        ]
      : []),
    ...(leads > 0
      ? [
          {
            key: 'leads',
            to: listOf('analytics-leads', { dueAtUntil: dueUntil }),
            Icon: Handshake,
            subject: messages.leads,
            reason: messages.dueLeads(leads),
          },
        ]
      : []),
    ...(absences > 0
      ? [
          {
            key: 'absences',
            to: '/absences',
            Icon: CalendarOff,
            subject: messages.absences,
            reason: messages.askedAbsences(absences),
          },
        ]
      : []),
  ];
  return (
    <>
      <LineList lines={isWhole ? lines : lines.slice(0, max)} label={messages.title} />
      {!isWhole && lines.length > max && (
        <button type="button" className={css.more} onClick={() => setWhole(true)}>
          {messages.more(lines.length - max)}
        </button>
      )}
    </>
  );
}

const listOf = (name: string, filter: object): string =>
  `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
