import * as folded from '@theke/admin/ui/folded.module.css';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
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
      <Button kind="second" size="small" onClick={() => setOpened('test')}>
        <Signpost {...icon} size={16} />
        <span className={folded.belowTablet}>{redirectMessages.ask}</span>
      </Button>
      <Button kind="second" size="small" onClick={() => setOpened('import')}>
        <Upload {...icon} size={16} />
        <span className={folded.belowTablet}>{redirectMessages.load}</span>
      </Button>
      {opened === 'test' && <RedirectTest onClose={close} />}
      {opened === 'import' && <RedirectImport onClose={close} />}
    </>
  );
}
