import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import * as css from './figures.module.css';

/** Key figures side by side; two per row on phones. */
export const Figures = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <dl className={classNames(css.figures, className)}>{children}</dl>
);

type Props = { label: string; value: string; note: string; look?: string | undefined };

export const Figure = ({ label, value, note, look }: Props) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b className={classNames(look)}>{value}</b>
      {note && <small>{note}</small>}
    </dd>
  </div>
);
