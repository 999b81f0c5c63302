import type { ContentPackage } from '@theke/contracts/signage/package';
import { QrDrawing } from '../parts/qr-drawing.tsx';
import { sceneMessages } from '../scene-messages.de.ts';
import * as css from './menu-board.module.css';

const messages = sceneMessages.qrCode;

/** A QR code on a white card, with what to do with it. */
export const ScanCard = ({ code }: { code: ContentPackage['qrCodes'][number] }) => (
  <div className={css.card}>
    <QrDrawing code={code} className={css.cardCode} />
    <p>
      <b>{messages.scan}</b>
      {messages.withPhone}
    </p>
  </div>
);
