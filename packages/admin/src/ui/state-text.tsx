import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import * as css from './state-text.module.css';

const looks = { plain: undefined, ok: css.ok, soon: css.soon, late: css.late };

export type StateLook = { Icon: LucideIcon; kind: keyof typeof looks };

/** A state as icon, colour and text. */
export const StateText = ({ Icon, kind, text }: StateLook & { text: string }) => (
  <span className={classNames(css.state, looks[kind])}>
    <Icon {...icon} size={16} />
    {text}
  </span>
);
