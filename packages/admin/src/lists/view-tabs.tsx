import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import * as css from './view-tabs.module.css';

export type View = { label: string; isOn: boolean; count?: ReactNode; onChoose: () => void };

/** Views of a list as tabs; they scroll horizontally on phones. */
export const ViewTabs = ({ views }: { views: readonly View[] }) => (
  <div className={css.views}>
    {views.map(({ label, isOn, count, onChoose }) => (
      <button
        key={label}
        type="button"
        aria-pressed={isOn}
        className={classNames(css.view, isOn && css.on)}
        onClick={onChoose}
      >
        {label} {count}
      </button>
    ))}
  </div>
);
