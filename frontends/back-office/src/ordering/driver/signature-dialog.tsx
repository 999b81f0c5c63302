import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { Button } from '@theke/ui/button';
import { useRef, useState } from 'react';
import { driverPageMessages } from './driver-page-messages.de.ts';
import { SignaturePad } from './signature-pad.tsx';

const { pad: texts } = driverPageMessages;

type Props = {
  /** Called with a PNG data URL. */
  onSign: (data: string) => void;
  onClose: () => void;
};

/** Dialog in which a guest signs with a finger. */
export function SignatureDialog({ onSign, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSigned, setIsSigned] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <DecisionDialog
      title={texts.title}
      label={texts.keep}
      isDisabled={!isSigned}
      onDecide={() => {
        if (canvas.current) onSign(canvas.current.toDataURL('image/png'));
      }}
      onClose={onClose}
    >
      <p>{texts.hint}</p>
      <SignaturePad key={attempt} ref={canvas} onDraw={() => setIsSigned(true)} />
      <Button
        kind="quiet"
        disabled={!isSigned}
        onClick={() => {
          setAttempt(attempt + 1);
          setIsSigned(false);
        }}
      >
        {texts.clear}
      </Button>
    </DecisionDialog>
  );
}
