import { browserTimers } from '../time/timers.ts';
import { isPreviewMessage, previewReady } from './preview-message.ts';
import { PreviewPlayer } from './preview-player.ts';

/** Plays what the office sends to this frame; ignores other senders. */
export function startPreview(): PreviewPlayer {
  const { parent, location } = window;
  const player = new PreviewPlayer(browserTimers, (message) => parent.postMessage(message, location.origin));
  window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source === parent && origin === location.origin && isPreviewMessage(data)) player.take(data);
  });
  player.start();
  parent.postMessage(previewReady, location.origin);
  return player;
}
