import { FittedTitle } from '../parts/fitted-title.tsx';
import { findCode, QrDrawing } from '../parts/qr-drawing.tsx';
import { ShopSign } from '../parts/shop-sign.tsx';
import { useFailure } from '../parts/use-failure.ts';
import { failures, sceneMessages } from '../scene-messages.de.ts';
import type { SceneProps } from '../scene-props.ts';
import { Stage } from '../stage/stage.tsx';
import * as css from './plain.module.css';

const titleRooms = {
  landscape: { width: 860, lines: 4, largest: 132, smallest: 64 },
  portrait: { width: 930, lines: 3, largest: 132, smallest: 64 },
};

/** A large QR code beside a headline, a text and the code's address, which can be typed instead. */
export function QrCodeScene({ content, scene, look, onReady, onFailed }: SceneProps<'qr-code'>) {
  const code = findCode(content, scene.qrCode);
  useFailure(code ? undefined : failures.codeMissing, onFailed);
  if (!code) return null;
  const headline = scene.headline || sceneMessages.qrCode.scan;
  return (
    <Stage look={look} onReady={onReady}>
      <ShopSign shop={content.shop} className={css.sign} />
      <div className={css.beside}>
        <div>
          <FittedTitle text={headline} rooms={titleRooms} />
          {scene.text && <p className={css.text}>{scene.text}</p>}
          <p className={css.address}>
            {window.location.host}
            {code.path}
          </p>
        </div>
        <QrDrawing code={code} className={css.code} />
      </div>
    </Stage>
  );
}
