import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { BareSelect } from '@theke/ui/bare-select';
import type { ComponentProps } from 'react';
import * as css from './branch-views.module.css';

type Props = {
  views: ComponentProps<typeof ViewTabs>['views'];
  /** Branches to choose from; with one there is no choice. */
  branches: readonly { id: string; name: string }[];
  /** Undefined for all branches. */
  branch: string | undefined;
  label: string;
  anyLabel: string;
  onBranch: (branch: string | undefined) => void;
};

/** Tabs of a page and its filter by branch; it reaches over the page's side padding. */
export const BranchViews = ({ views, branches, branch, label, anyLabel, onBranch }: Props) => (
  <div className={css.tools}>
    <ViewTabs views={views} />
    {branches.length > 1 && (
      <BareSelect
        className={css.branch}
        aria-label={label}
        value={branch ?? ''}
        onChange={({ target }) => onBranch(target.value || undefined)}
      >
        <option value="">{anyLabel}</option>
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </BareSelect>
    )}
  </div>
);
