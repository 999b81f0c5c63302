import { ImportLink } from '@theke/admin/imports/import-link.tsx';
import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { accountPolicyMessages } from '../shared/account-policy-messages.de.ts';

const AccountPolicyDialog = lazy(async () => ({
  default: (await import('./account-policy-dialog.tsx')).AccountPolicyDialog,
}));

/** Above the list of users: the rules of the login, and the import. */
export function UserListTools() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FoldingButton label={accountPolicyMessages.title} Icon={ShieldCheck} onClick={() => setIsOpen(true)} />
      <ImportLink listPath="/users" />
      {isOpen && (
        <Suspense>
          <AccountPolicyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
