import type { Branch } from '@theke/contracts/catalog/branch';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { Segmented } from '@theke/ui/segmented';
import { Fragment, useState } from 'react';
import { aboutMessages as messages } from './about-messages.de.ts';
import * as css from './branch-hours.module.css';
import { changedDays, weekFromMonday } from './hours-shown.ts';

const kinds = ['openingHours', 'deliveryHours'] as const;

/** A branch's weekly hours and upcoming exceptions. Delivery hours, if different, can be selected (BRANCHES-02). */
export function BranchHours({ branch, now }: { branch: Branch; now: Date }) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('openingHours');
  const zone = zoneOf(branch);
  const hasChoice = branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled;
  const rules = branch[hasChoice ? kind : 'openingHours'];
  return (
    <div className={css.hours}>
      {hasChoice && (
        <Segmented
          isWrapping
          label={messages.whichHours}
          value={kind}
          segments={kinds.map((value) => ({ value, label: messages[value] }))}
          onChange={setKind}
        />
      )}
      <dl className={css.week}>
        {weekFromMonday(rules, zone, now).map(({ name, hours, isToday }) => (
          <Fragment key={name}>
            <dt className={isToday ? css.today : undefined}>
              {name}
              {isToday && <span className={css.mark}>{messages.today}</span>}
            </dt>
            <dd className={isToday ? css.today : undefined}>{hours}</dd>
          </Fragment>
        ))}
      </dl>
      {changedDays(rules, zone, now).map(([day, hours]) => (
        <p key={day} className={css.changed}>
          {messages.changed(day, hours)}
        </p>
      ))}
    </div>
  );
}
