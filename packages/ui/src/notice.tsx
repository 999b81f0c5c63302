import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { icon } from './icon.ts';
import * as css from './notice.module.css';

const kinds = {
  info: { Icon: Info, look: undefined },
  ok: { Icon: CircleCheck, look: css.ok },
  soon: { Icon: Clock, look: css.soon },
  late: { Icon: CircleAlert, look: css.late },
};

type Props = {
  kind?: keyof typeof kinds;
  children: ReactNode;
  role?: 'alert' | 'status';
  className?: string | undefined;
};

/** A notice; colour, icon and text have the same meaning. */
export function Notice({ kind = 'info', children, role, className }: Props) {
  const { Icon, look } = kinds[kind];
  return (
    <div className={classNames(css.notice, look, className)} role={role}>
      <Icon {...icon} />
      <div className={css.body}>{children}</div>
    </div>
  );
}
