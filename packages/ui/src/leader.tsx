import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './leader.module.css';

const looks = { usual: undefined, sub: css.sub, total: css.total };

/** Line of a menu card, for a `<dl>`: label, dots, number. */
export const Leader = ({
  label,
  value,
  kind = 'usual',
}: {
  label: ReactNode;
  value: ReactNode;
  kind?: keyof typeof looks;
}) => (
  <div className={classNames(css.leader, looks[kind])}>
    <dt>
      <span>{label}</span>
    </dt>
    <dd className={css.number}>{value}</dd>
  </div>
);
