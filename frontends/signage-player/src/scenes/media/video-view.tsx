import type { FileRef } from '@theke/contracts/content/content-value';
import { uploadUrl } from '@theke/contracts/signage/file-urls';
import { useEffect, useRef, useState } from 'react';
import type { ItemViewProps } from '../../shared/view-props.ts';
import { useFailure } from '../parts/use-failure.ts';
import { failures } from '../scene-messages.de.ts';
import * as css from './media.module.css';

type Props = Pick<ItemViewProps, 'isActive' | 'volume' | 'onReady' | 'onFailed' | 'onEnded'> & {
  video: FileRef;
  hasSound: boolean;
};

/** Plays a video; without sound if the browser permits none before somebody has pressed a key. */
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (video.muted || (error as Error).name === 'AbortError') throw error;
    video.muted = true;
    await video.play();
  }
}

/** A video that fills the screen. Plays from its beginning when it is on air; the player notices one that is stuck. */
export function VideoView({ video, hasSound, isActive, volume, onReady, onFailed, onEnded }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  // A file that cannot be decoded both raises an error and refuses to play.
  const [isBroken, setBroken] = useState(false);
  useFailure(isBroken ? failures.videoBroken : undefined, onFailed);

  useEffect(() => {
    if (!element.current) return;
    element.current.muted = !hasSound || volume === 0;
    element.current.volume = Math.min(1, Math.max(0, volume / 100));
  }, [hasSound, volume]);

  useEffect(() => {
    const { current } = element;
    if (!current || !isActive) return;
    current.currentTime = 0;
    // Pausing before playback has begun aborts it; that is no failure.
    play(current).catch((error: Error) => error.name !== 'AbortError' && setBroken(true));
    return () => current.pause();
  }, [isActive]);

  // biome-ignore-start lint/a11y/useMediaCaption: Videos of the shop have no captions, and most have no sound.
  return (
    <video
      ref={element}
      className={css.video}
      src={uploadUrl(video)}
      muted
      playsInline
      preload="auto"
      disablePictureInPicture
      disableRemotePlayback
      onCanPlay={onReady}
      onEnded={onEnded}
      onError={() => setBroken(true)}
    />
  );
  // biome-ignore-end lint/a11y/useMediaCaption: Videos of the shop have no captions, and most have no sound.
}
