import { useShop } from '@theke/admin/api/shop.ts';
import { BareSelect } from '@theke/ui/bare-select';
import { Segmented } from '@theke/ui/segmented';
import { NavLink, useLocation } from 'react-router';
import { wholeDay } from './day-texts.ts';
import * as css from './range-tools.module.css';
import { statisticsMessages as words } from './statistics-messages.de.ts';
import { spans, type useRange } from './use-range.ts';

type Props = ReturnType<typeof useRange> & {
  /** What is shown can be narrowed to a branch. */
  hasBranches?: boolean;
};

const pages = [
  { to: '/statistics', label: words.pages.orders },
  { to: '/statistics/visits', label: words.pages.visits },
];

/** Which statistics, and of which days: it goes along from one page to the other. */
export function RangeTools({ range, today, span, choose, chooseSpan, hasBranches = false }: Props) {
  const { branches } = useShop();
  const { search } = useLocation();
  const branch = branches.find(({ id }) => id === range.branch)?.name;
  return (
    <div className={css.tools}>
      <p className={css.printed}>{words.printed(wholeDay(range.from), wholeDay(range.to), branch)}</p>
      <nav className={css.pages} aria-label={words.pages.title}>
        {pages.map(({ to, label }) => (
          <NavLink key={to} to={{ pathname: to, search }} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <Segmented
        label={words.range}
        value={String(span ?? '')}
        segments={spans.map((days) => ({ value: String(days), label: words.ranges[days] }))}
        onChange={(days) => chooseSpan(Number(days))}
      />
      <label className={css.date}>
        {words.from}
        <input
          type="date"
          value={range.from}
          max={range.to}
          onChange={({ target }) => target.value && choose({ from: target.value })}
        />
      </label>
      <label className={css.date}>
        {words.to}
        <input
          type="date"
          value={range.to}
          min={range.from}
          max={today}
          onChange={({ target }) => target.value && choose({ to: target.value })}
        />
      </label>
      {hasBranches && branches.length > 1 && (
        <BareSelect
          className={css.branch}
          aria-label={words.branch}
          value={range.branch ?? ''}
          onChange={({ target }) => choose({ branch: target.value })}
        >
          <option value="">{words.allBranches}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </BareSelect>
      )}
    </div>
  );
}
