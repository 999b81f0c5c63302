import { Button, buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Camera, PenLine } from 'lucide-react';
import { useState } from 'react';
import { type StagedProof, stageProof } from '../shared/staged-proof.ts';
import { driverPageMessages as texts } from './driver-page-messages.de.ts';
import * as css from './proof-choice.module.css';
import { shrinkPhoto } from './shrink-photo.ts';
import { SignatureDialog } from './signature-dialog.tsx';

type Props = { proof: StagedProof | undefined; onChange: (proof: StagedProof | undefined) => void };

/** Optional photo or signature of a delivery (DELIVERY-09). */
export function ProofChoice({ proof, onChange }: Props) {
  const [isSigning, setIsSigning] = useState(false);
  const [isUnread, setIsUnread] = useState(false);

  async function take(file: File | undefined) {
    setIsUnread(false);
    if (!file) return;
    try {
      onChange(stageProof('photo', await shrinkPhoto(file)));
    } catch {
      setIsUnread(true);
    }
  }

  if (proof)
    return (
      <div className={css.proof}>
        <span role="status">{proof.kind === 'photo' ? texts.photoTaken : texts.signatureTaken}</span>
        <Button kind="quiet" onClick={() => onChange(undefined)}>
          {texts.removeProof}
        </Button>
      </div>
    );
  return (
    <>
      <div className={css.proof}>
        <label className={classNames(buttonClass({ kind: 'second' }), css.photo)}>
          <Camera {...icon} />
          {texts.photo}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        <Button kind="second" onClick={() => setIsSigning(true)}>
          <PenLine {...icon} />
          {texts.signature}
        </Button>
      </div>
      {isUnread && (
        <Notice kind="late" role="alert" className={css.fault}>
          {texts.photoFailed}
        </Notice>
      )}
      {isSigning && (
        <SignatureDialog
          onClose={() => setIsSigning(false)}
          onSign={(data) => {
            onChange(stageProof('signature', data));
            setIsSigning(false);
          }}
        />
      )}
    </>
  );
}
