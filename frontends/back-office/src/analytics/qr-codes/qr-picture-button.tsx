import { useShop } from '@theke/admin/api/shop.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import type { QrCode } from '@theke/contracts/analytics/qr-code';
import { qrPrefix } from '@theke/rules/qr/qr-path';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useState } from 'react';
import { drawTemplate } from '../../media/shared/print/draw-file.ts';
import { qrMessages } from './qr-messages.de.ts';

/** Dots per inch of the picture. */
const resolution = 300;

type Props = {
  code: QrCode;
  /** Side in mm. */
  size: number;
  colour: string;
};

/** Downloads a code with its quiet zone as PNG (QR-06), in the pixels that its printed size needs. */
export function QrPictureButton({ code: { path, mark, hasLogo }, size, colour }: Props) {
  const { logo } = useShop().config;
  const [isDrawing, setIsDrawing] = useState(false);
  const [failure, setFailure] = useState('');
  const pixels = Math.round((size / 25.4) * resolution);

  async function download(): Promise<void> {
    if (hasLogo && !logo) return setFailure(qrMessages.noLogo);
    setFailure('');
    setIsDrawing(true);
    const withMark = mark ? ('mark' as const) : ('none' as const);
    const middle = hasLogo ? ('logo' as const) : withMark;
    const text = location.origin + qrPrefix + path;
    const box = { x: 0, y: 0, width: size, height: size };
    const template = {
      width: size,
      height: size,
      layers: [{ kind: 'qr' as const, key: 'code', ...box, text, middle, mark, colour }],
    };
    try {
      const records = [{ values: {} }];
      const content = await drawTemplate({ template, records, format: 'png', resolution });
      saveFile(`qr-${path}.png`, content);
    } catch (error) {
      setFailure(sentenceOf(error, qrMessages.pictureFailed));
    } finally {
      setIsDrawing(false);
    }
  }

  return (
    <>
      <Button kind="second" size="small" busyLabel={isDrawing && qrMessages.drawing} onClick={() => void download()}>
        {qrMessages.picture(pixels)}
      </Button>
      {failure && (
        <Notice kind="late" role="alert">
          {failure}
        </Notice>
      )}
    </>
  );
}
