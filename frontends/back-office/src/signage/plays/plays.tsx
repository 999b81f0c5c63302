import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import { listSignagePlays, type Play, signagePlays } from '@theke/contracts/signage/play';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { ChartNoAxesGantt } from 'lucide-react';
import { ExportPlaysBar } from './export-plays-bar.tsx';
import { playMessages } from './play-messages.de.ts';

type Props = { record: Play };

/** Proof of play: how often and how long each content was shown, by TV and day. */
export const officeSignagePlays = officeCollection(signagePlays, {
  group: 'signage',
  usedWith: 'signage.write',
  list: listSignagePlays,
  Icon: ChartNoAxesGantt,
  columns: [
    { field: 'day', from: 'phone' },
    { field: 'contentName', from: 'phone', isWrapping: true },
    { field: 'content', from: 'desktop' },
    { field: 'deviceName', from: 'tablet', isWrapping: true },
    { field: 'plays', from: 'phone', isRight: true },
    {
      field: 'seconds',
      label: playMessages.duration,
      from: 'tablet',
      isRight: true,
      Cell: ({ record }: Props) => <span className={css.number}>{playMessages.time(record.seconds)}</span>,
    },
  ],
  linkTo: ({ device }) => `/digital-signage-devices/${device.id}`,
  linkLabel: ({ day, deviceName }) => playMessages.toTv(dateText(startOf(day)), deviceName),
  Above: ExportPlaysBar,
  texts: { emptyText: playMessages.emptyText },
});
