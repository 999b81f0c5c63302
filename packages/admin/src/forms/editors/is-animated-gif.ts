/** Whether a GIF holds more than one frame: each begins with a graphic control extension. */
export const isAnimatedGif = (dataUrl: string): boolean =>
  dataUrl.startsWith('data:image/gif;') &&
  atob(dataUrl.slice(dataUrl.indexOf(',') + 1)).split('!\u00f9\u0004').length > 2;
