import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { type Punctuality, readPunctuality } from '@theke/contracts/ordering/promise';
import { addDays, dateOf, localTime } from '@theke/rules/time/local-time';
import { useState } from 'react';
import { orderMessages } from '../shared/order-messages.de.ts';
import * as css from './punctuality-line.module.css';

const { punctuality: texts } = orderMessages;

/** "Pünktlich: heute 94 % von 51, gestern 92 % von 118": share of kept promises of a branch. */
export function PunctualityLine({ branch }: { branch: string }) {
  const api = useApi();
  const zone = useZoneOf()(branch);
  const [now] = useState(() => Date.now());
  const today = dateOf(localTime(zone, now));
  const ofDay = (date: string) => endpointQuery(api, readPunctuality, { params: { branchId: branch, date } });
  const [present, past] = [useQuery(ofDay(today)), useQuery(ofDay(addDays(today, -1)))];
  const days = [
    { name: texts.today, figures: present.data },
    { name: texts.yesterday, figures: past.data },
  ].flatMap(({ name, figures }) => (figures && figures.promised > 0 ? [`${name} ${shareText(figures)}`] : []));
  return days.length > 0 ? <p className={css.line}>{texts.line(days.join(', '))}</p> : null;
}

const shareText = ({ promised, kept }: Punctuality): string =>
  texts.share(Math.round((kept / promised) * 100), promised);
