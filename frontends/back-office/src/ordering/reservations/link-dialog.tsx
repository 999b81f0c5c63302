import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import type { Branch } from '@theke/contracts/catalog/branch';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { QrCode } from 'lucide-react';
import { useNavigate } from 'react-router';
import * as css from './reservation-dialog.module.css';
import { reservationMessages } from './reservation-messages.de.ts';

const texts = reservationMessages.link;

/** Address of the guests' page, for the website, and a QR code that leads to it. */
export function LinkDialog({ branch, onClose }: { branch: Branch; onClose: () => void }) {
  const navigate = useNavigate();
  const path = `/reservation/${branch.identifier}`;
  const creating = useAction(qrCodes.endpoints.create, { onDone: ({ id }) => navigate(`/qr-codes/${id}`) });
  const create = () =>
    void creating.run({ body: { name: texts.codeName(branch.name), branch: { id: branch.id }, fallback: path } });
  return (
    <Dialog title={texts.title} closeLabel={messages.close} onClose={onClose}>
      <div className={css.form}>
        <p>{texts.text(path)}</p>
        <CopyField label={texts.address} value={`${window.location.origin}${path}`} />
        {creating.problem && (
          <Notice kind="late" role="alert">
            {sentenceOf(creating.problem, texts.failed)}
          </Notice>
        )}
        {may(useMe(), qrCodes.write) && (
          <div>
            <Button kind="second" busyLabel={creating.isBusy && messages.working} onClick={create}>
              <QrCode {...icon} size={16} />
              {texts.code}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
