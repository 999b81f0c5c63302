import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { frameImage, type Image, type ImagePoint, readImageOriginal } from '@theke/contracts/media/image';
import { urlOf } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { useState } from 'react';
import * as css from './crop-dialog.module.css';
import {
  fitRatio,
  isWhole,
  pointWithin,
  roundCrop,
  roundPoint,
  toCropPoint,
  toPicturePoint,
  wholePicture,
} from './crop-geometry.ts';
import { cropMessages } from './crop-messages.de.ts';
import { CropStage } from './crop-stage.tsx';

const ratios = { free: undefined, square: 1, fiveToFour: 5 / 4, wide: 16 / 9 } as const;
type RatioName = keyof typeof ratios;
const segments = Object.entries(cropMessages.ratios).map(([value, label]) => ({ value: value as RatioName, label }));

const centre: ImagePoint = { x: 0.5, y: 0.5 };

type Props = { image: Image; onSaved: (image: Image) => void; onClose: () => void };

/** Dialog that crops a picture and sets its focal point. It shows the uploaded picture, so a crop can be widened. */
export function CropDialog({ image, onSaved, onClose }: Props) {
  const api = useApi();
  const params = { id: image.id };
  const before = image.crop ?? wholePicture;
  const [crop, setCrop] = useState(before);
  const [ratioName, setRatioName] = useState<RatioName>('free');
  const [size, setSize] = useState<{ width: number; height: number }>();
  // As shares of the whole picture; undefined: computed.
  const [focus, setFocus] = useState(image.focus ? toPicturePoint(image.focus, before) : undefined);
  const computed = toPicturePoint(image.look?.focus ?? centre, before);
  const { isBusy, problem, run } = useAction(
    () => {
      const body = {
        crop: isWhole(crop) ? null : roundCrop(crop),
        focus: focus ? roundPoint(toCropPoint(focus, crop)) : null,
        version: image.version,
      };
      return withMessage(api(frameImage, { params, body }), cropMessages.failed);
    },
    { onDone: onSaved },
  );
  const ratio = ratios[ratioName];
  // The ratio of shares: a square crop of a wide picture takes less of its width than of its height.
  const shareRatio = ratio && size && (ratio * size.height) / size.width;
  function chooseRatio(name: RatioName) {
    setRatioName(name);
    const wanted = ratios[name];
    if (wanted && size) setCrop(fitRatio(crop, (wanted * size.height) / size.width));
  }
  return (
    <DecisionDialog
      title={cropMessages.title}
      label={cropMessages.save}
      busyLabel={isBusy && cropMessages.saving}
      isDisabled={!size}
      onDecide={() => void run()}
      onClose={onClose}
    >
      <p>
        {cropMessages.text} {image.look?.isAnimated && cropMessages.stillText}
      </p>
      <CropStage
        src={urlOf(readImageOriginal, { params })}
        alt={image.description || image.name}
        crop={crop}
        ratio={shareRatio}
        focus={pointWithin(focus ?? computed, crop, focus !== undefined)}
        onCrop={setCrop}
        onFocus={setFocus}
        onLoaded={setSize}
      />
      <Segmented
        label={cropMessages.ratio}
        value={ratioName}
        segments={segments}
        onChange={chooseRatio}
        className={css.ratio}
      />
      <div className={css.tools}>
        <p role="status">
          {size && cropMessages.size(Math.round(crop.width * size.width), Math.round(crop.height * size.height))}
        </p>
        {!isWhole(crop) && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              setRatioName('free');
              setCrop(wholePicture);
            }}
          >
            {cropMessages.whole}
          </Button>
        )}
        {focus && (
          <Button kind="quiet" size="small" onClick={() => setFocus(undefined)}>
            {cropMessages.autoFocus}
          </Button>
        )}
      </div>
      {problem && (
        <Notice kind="late" role="alert">
          {problem.message}
        </Notice>
      )}
    </DecisionDialog>
  );
}
