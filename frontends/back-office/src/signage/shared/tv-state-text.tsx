import type { TvStatus } from '@theke/contracts/signage/device';
import { classNames } from '@theke/ui/class-names';
import { tvLooks, tvStateText } from './tv-state-look.ts';
import * as css from './tv-state-text.module.css';

const looks = { ok: css.ok, soon: css.soon, late: css.late, plain: undefined };

type Props = {
  status: Pick<TvStatus, 'state' | 'seenAt'>;
  now: Date;
  zone: string;
  /** Replaces the words. */
  text?: string | undefined;
};

/** State of a TV as dot and word. */
export function TvStateText({ status, now, zone, text }: Props) {
  const { kind, isFilled } = tvLooks[status.state];
  return (
    <span className={classNames(css.state, looks[kind])}>
      <span className={classNames(css.dot, isFilled && css.filled)} aria-hidden="true" />
      {text ?? tvStateText(status, now, zone)}
    </span>
  );
}
