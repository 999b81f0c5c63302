import { modulesPath } from '@theke/rules/qr/code-drawing';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { QrDrawing } from '../scenes/parts/qr-drawing.tsx';
import { pairingMessages as messages } from './pairing-messages.de.ts';
import * as css from './pairing-screen.module.css';

/** URL of the office's fleet page that opens its pairing dialog with the code. */
export const pairingUrl = (origin: string, code: string): string => {
  const url = new URL('/backend/digital-signage-devices', origin);
  url.searchParams.set('code', code);
  return url.href;
};

/** A QR code of the pairing dialog, for staff with a phone. */
export function PairingCodeDrawing({ code }: { code: string }) {
  const drawn = useMemo(() => {
    const { data, size } = encode(pairingUrl(window.location.origin, code), { border: 0, ecc: 'M' });
    return { side: size, drawing: modulesPath(data) };
  }, [code]);
  return (
    <div className={css.scan}>
      <QrDrawing code={drawn} className={css.drawing} />
      <p>{messages.scan}</p>
    </div>
  );
}
