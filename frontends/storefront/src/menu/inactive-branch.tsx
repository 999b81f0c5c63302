import type { Branch } from '@theke/contracts/catalog/branch';
import { classNames } from '@theke/ui/class-names';
import { useShop } from '@theke/ui/shop';
import { useNow } from '@theke/ui/use-now';
import { branchState } from '../branch-list/branch-state.ts';
import { refusal } from '../branch-list/refusal.ts';
import { ClosedPanel } from './closed-panel.tsx';
import { MenuHero } from './menu-hero.tsx';
import * as css from './menu-page.module.css';

const noDishes: readonly [] = [];

/**
 * Page of a branch that is not public: name, address and that it takes no orders, without menu, prices and hours
 * (BRANCHES-09).
 */
export default function InactiveBranch({ branch }: { branch: Branch }) {
  const { branches } = useShop();
  const now = useNow(60_000);
  return (
    <main>
      <MenuHero branch={branch} state={branchState(branch, now)} dishes={noDishes} />
      <div className={classNames(css.body, css.alone)}>
        <ClosedPanel
          branch={branch}
          sentences={refusal(branch, 'takeaway', now)}
          hasOthers={branches.some(({ isPublic }) => isPublic)}
          now={now}
        />
      </div>
    </main>
  );
}
