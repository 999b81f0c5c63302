import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { Signpost, Upload } from 'lucide-react';
import { useState } from 'react';
import { RedirectImport } from './redirect-import.tsx';
import { redirectMessages } from './redirect-messages.de.ts';
import { RedirectTest } from './redirect-test.tsx';

/** Above the list of redirects: follow a path, and import a file. */
export function RedirectListTools() {
  const [opened, setOpened] = useState<'test' | 'import'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <FoldingButton label={redirectMessages.ask} Icon={Signpost} onClick={() => setOpened('test')} />
      <FoldingButton label={redirectMessages.load} Icon={Upload} onClick={() => setOpened('import')} />
      {opened === 'test' && <RedirectTest onClose={close} />}
      {opened === 'import' && <RedirectImport onClose={close} />}
    </>
  );
}
