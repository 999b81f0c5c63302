import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { branchMessages } from '../branch-messages.de.ts';

const BranchesSpecialDays = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './branches-special-days.tsx'))
    .BranchesSpecialDays,
}));

/** Button above the list of branches: special days of several branches at once. */
export function SpecialDaysTool() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FoldingButton label={branchMessages.specialDays} Icon={CalendarPlus} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <BranchesSpecialDays onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
