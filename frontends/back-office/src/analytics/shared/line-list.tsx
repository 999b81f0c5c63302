import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import * as css from './line-list.module.css';
import { lineMessages } from './line-messages.de.ts';

export type Line = { key: string; to: string; Icon: LucideIcon; subject: string; reason: string };

/** List of hints; each links to its details. */
export const LineList = ({ lines, label }: { lines: readonly Line[]; label: string }) => (
  <ul className={css.list} aria-label={label}>
    {lines.map(({ key, to, Icon, subject, reason }) => (
      <li key={key}>
        <Link className={css.line} to={to}>
          <Icon {...icon} />
          <span>
            <b>{subject}</b>
            <span>{reason}</span>
          </span>
          <span className={css.see} aria-hidden="true">
            {lineMessages.see}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
