import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { BareSelect } from '@theke/ui/bare-select';
import { icon } from '@theke/ui/icon';
import { CalendarDays, ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { daysText, wholeDay } from '../day-texts.ts';
import { statisticsMessages } from '../statistics-messages.de.ts';
import { RangeChooser } from './range-chooser.tsx';
import * as css from './range-tools.module.css';
import type { useRange } from './use-range.ts';

type Props = ReturnType<typeof useRange> & {
  /** Whether the statistics can be filtered by branch. */
  hasBranches?: boolean;
  /** Whether the statistics always compare with the preceding days. */
  isComparedAlways?: boolean;
  /** Whether the page compares at all. */
  hasComparison?: boolean;
};

const pages = [
  { to: '/statistics', label: statisticsMessages.pages.revenue },
  { to: '/statistics/products', label: statisticsMessages.pages.products },
  { to: '/statistics/working', label: statisticsMessages.pages.working, needs: 'working-statistics.read' as const },
  { to: '/statistics/visits', label: statisticsMessages.pages.visits },
];

/**
 * Tabs of the statistics and their range, which is kept when switching between them. A business without branches
 * only has the page about visitors.
 */
export function RangeTools({
  range,
  today,
  compared,
  earlier,
  choose,
  chooseBranch,
  hasBranches = false,
  isComparedAlways = false,
  hasComparison = true,
}: Props) {
  const me = useMe();
  const { branches } = useShop();
  const { search } = useLocation();
  const branch = branches.find(({ id }) => id === range.branch)?.name;
  // Closing without a choice resets the chooser.
  const [opened, setOpened] = useState(0);
  const days = daysText(range);
  return (
    <div className={css.tools}>
      <p className={css.printed}>{statisticsMessages.printed(wholeDay(range.from), wholeDay(range.to), branch)}</p>
      {branches.length > 0 && (
        <nav className={css.pages} aria-label={statisticsMessages.pages.title}>
          {pages
            .filter(({ needs }) => !needs || may(me, needs))
            .map(({ to, label }) => (
              <NavLink key={to} to={{ pathname: to, search }} end>
                {label}
              </NavLink>
            ))}
        </nav>
      )}
      {hasBranches && branches.length > 1 && (
        <BareSelect
          className={css.branch}
          aria-label={statisticsMessages.branch}
          value={range.branch ?? ''}
          onChange={({ target }) => chooseBranch(target.value)}
        >
          <option value="">{statisticsMessages.allBranches}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </BareSelect>
      )}
      <div className={css.range}>
        <Popover
          label={statisticsMessages.chosenRange(days)}
          buttonClass={css.days}
          className={css.chooser}
          onToggle={() => setOpened(opened + 1)}
          button={
            <>
              <CalendarDays {...icon} size={16} />
              {days}
              <ChevronDown {...icon} size={16} />
            </>
          }
        >
          <RangeChooser
            key={`${opened} ${days} ${compared}`}
            {...{ range, today, compared, isComparedAlways }}
            onChoose={choose}
          />
        </Popover>
        {earlier && !isComparedAlways && hasComparison && (
          <span className={css.against}>
            {statisticsMessages.against}
            <span className={css.compared}>
              {daysText(earlier)}
              <button
                type="button"
                aria-label={statisticsMessages.compareNot}
                title={statisticsMessages.compareNot}
                onClick={() => choose({ ...range, compared: 'none' })}
              >
                <X {...icon} size={16} />
              </button>
            </span>
          </span>
        )}
      </div>
    </div>
  );
}
