import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { correctionStateLabels, type NamedCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import type { ReactNode } from 'react';
import * as css from './lines.module.css';
import { requestMessages } from './request-messages.de.ts';
import { pausesText, timesText, wasText } from './request-texts.ts';

const words = requestMessages.requests;

type Props = { request: NamedCorrectionRequest; isNamed?: boolean; children?: ReactNode };

/** What somebody asks for beside what stands there, why, and what became of it. */
export function RequestRow({ request, isNamed = false, children }: Props) {
  const { name, branch, was, reason, state, decidedBy, answer } = request;
  const zone = useZoneOf()(branch.id);
  const label = correctionStateLabels[state];
  return (
    <li>
      {isNamed && <b>{name}</b>}
      <b>{`${timesText(request, zone)}, ${pausesText(request, zone)}`}</b>
      <small>{wasText(was, zone)}</small>
      <span>{reason}</span>
      <small>{[decidedBy ? words.by(label, decidedBy) : label, answer].filter(Boolean).join(', ')}</small>
      {children && <span className={css.tools}>{children}</span>}
    </li>
  );
}
