import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import { correctionStateLabels, type NamedCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { classNames } from '@theke/ui/class-names';
import { useNow } from '@theke/ui/use-now';
import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import { signedText } from './hours-text.ts';
import { requestMessages } from './request-messages.de.ts';
import * as css from './request-row.module.css';
import { changeTexts, requestedDifference } from './request-texts.ts';
import { RequestedChange } from './requested-change.tsx';

const messages = requestMessages.requests;

type Props = {
  request: NamedCorrectionRequest;
  isNamed?: boolean;
  /** Whether it is shown beside the list. */
  isOpen?: boolean;
  /** Opens the request; undefined if it cannot be opened. The whole row is clickable, the name is the button. */
  onOpen?: (() => void) | undefined;
  /** Marks of what to check before deciding. */
  marks?: ReactNode;
  children?: ReactNode;
};

/** A request: recorded and requested times, difference, reason and decision. */
export function RequestRow({ request, isNamed = false, isOpen = false, onOpen, marks, children }: Props) {
  const { user, name, branch, reason, state, decidedBy, answer, askedAt } = request;
  const now = useNow(60_000);
  const zone = useZoneOf()(branch.id);
  const { day } = changeTexts(request, zone);
  const difference = requestedDifference(request);
  const label = correctionStateLabels[state];
  return (
    <li className={classNames(css.row, isNamed && css.named, onOpen && css.opening, isOpen && css.open)}>
      {isNamed && <Face id={user.id} name={name} isLarge />}
      <div className={css.what}>
        <p className={css.who}>
          {isNamed && (onOpen ? <OpeningName {...{ name, isOpen, onOpen }} /> : <b>{name}</b>)}{' '}
          {isNamed ? day : <b>{day}</b>} {marks}
        </p>
        <RequestedChange {...{ request, zone }} />
        <p>{messages.reason(reason)}</p>
        {(!isNamed || state !== 'requested') && (
          <small>{[decidedBy ? messages.by(label, decidedBy) : label, answer].filter(Boolean).join(', ')}</small>
        )}
      </div>
      <p className={css.difference}>
        {difference !== undefined && <b>{signedText(difference)}</b>}
        <small>{minuteText(askedAt, now, zone)}</small>
      </p>
      {children && <span className={css.tools}>{children}</span>}
    </li>
  );
}

const OpeningName = ({ name, isOpen, onOpen }: { name: string; isOpen: boolean; onOpen: () => void }) => (
  <button type="button" className={css.opener} aria-pressed={isOpen} onClick={onOpen}>
    {name}
  </button>
);
