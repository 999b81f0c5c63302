import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleContent, exampleItem } from '../../testing/example-content.ts';
import { renderScene } from '../../testing/render-scene.tsx';

const image = { id: '0199f000-0000-7000-8000-00000000000a', version: 2, extension: 'webp' as const };
const video = { id: image.id, version: 1, extension: 'mp4', publicHash: 'abc', name: 'film.mp4' };
const text = { kind: 'text', headline: 'Hallo', text: '' } as const;
const webPage = { kind: 'web-page', url: 'https://wetter.example/heute' } as const;
const film = { kind: 'video', video, hasSound: true } as const;

test('fails with a reason if the scene was removed', () => {
  const { onFailed } = renderScene(text, exampleContent(), { item: exampleItem({ scene: { id: 'gone' } }) });
  expect(onFailed.mock.calls).toEqual([['Diese Szene gibt es nicht mehr.']]);
});

test('reports an item as ready once its picture is decoded', async () => {
  const decode = jest.fn(async () => {});
  Object.assign(HTMLImageElement.prototype, { decode });
  const { onReady, container } = renderScene({ kind: 'picture', image, fit: 'cover' }, exampleContent());
  expect(onReady).not.toHaveBeenCalled();
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect(decode).toHaveBeenCalledTimes(1);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`/image/large/${image.id}-2.webp`);
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test('fails with a reason if a picture cannot be loaded', async () => {
  const { onReady, onFailed, container } = renderScene(text, exampleContent(), {
    item: exampleItem({ scene: null, image }),
  });
  await waitFor(() => {
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(onFailed).toHaveBeenCalledWith('Das Bild lässt sich nicht laden.');
  });
  expect(onReady).not.toHaveBeenCalled();
});

test('shows a web page of a listed host in a sandboxed frame', () => {
  const { onReady, onFailed } = renderScene(webPage, exampleContent([], { webHosts: ['wetter.example'] }));
  const frame = screen.getByTitle('wetter.example');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  fireEvent.load(frame);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
});

test.each([[[]], [['example']], [['evil-wetter.example']]])('shows no web page of another host than %p', (webHosts) => {
  const { onFailed, container } = renderScene(webPage, exampleContent([], { webHosts }));
  expect(container.querySelector('iframe')).toBeNull();
  expect(onFailed.mock.calls[0]?.[0]).toContain('„wetter.example“ steht nicht in den Einstellungen');
});

test('fails if a web page does not load in time', () => {
  jest.useFakeTimers();
  const { onFailed } = renderScene(webPage, exampleContent([], { webHosts: ['wetter.example'] }));
  jest.advanceTimersByTime(20_000);
  expect(onFailed.mock.calls).toEqual([['Die Webseite auf „wetter.example“ antwortet nicht.']]);
  jest.useRealTimers();
});

test('loads a video before it is on air, and plays it from its beginning then', () => {
  const [play, pause] = [jest.fn(async () => {}), jest.fn()];
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  const { onReady, onEnded, container, show } = renderScene(film, exampleContent(), { isActive: false });
  const element = container.querySelector('video') as HTMLVideoElement;
  fireEvent.canPlay(element);
  expect([onReady.mock.calls.length, play.mock.calls.length, element.controls]).toEqual([1, 0, false]);
  show({ isActive: true });
  expect([play.mock.calls.length, element.muted, element.volume]).toEqual([1, false, 0.5]);
  fireEvent.ended(element);
  expect(onEnded).toHaveBeenCalledTimes(1);
  show({ isActive: true, volume: 0 });
  expect(element.muted).toBe(true);
});

test('plays a video without sound if the browser permits none', async () => {
  const refused = Object.assign(new Error('gesture required'), { name: 'NotAllowedError' });
  const muted: boolean[] = [];
  Object.assign(HTMLMediaElement.prototype, {
    pause() {},
    async play(this: HTMLMediaElement) {
      muted.push(this.muted);
      if (!this.muted) throw refused;
    },
  });
  const { onFailed } = renderScene(film, exampleContent());
  await waitFor(() => expect(muted).toEqual([false, true]));
  expect(onFailed).not.toHaveBeenCalled();
});

test('fails with a reason if a video is broken', () => {
  const { onFailed, container } = renderScene(film, exampleContent(), { isActive: false });
  fireEvent.error(container.querySelector('video') as HTMLVideoElement);
  expect(onFailed.mock.calls).toEqual([['Das Video lässt sich nicht abspielen.']]);
});

test('names the code and its address, or why there is none', () => {
  const scene = { kind: 'qr-code', qrCode: { id: 'code' }, headline: '', text: '' } as const;
  const code = { id: 'code', path: '/q/n12', side: 21, drawing: 'M0 0h1v1h-1z' };
  renderScene(scene, exampleContent([], { qrCodes: [code] }));
  expect(screen.getByText('localhost/q/n12')).toBeTruthy();
  const { onFailed } = renderScene(scene, exampleContent());
  expect(onFailed.mock.calls).toEqual([['Den QR-Code dieser Szene gibt es nicht mehr.']]);
});
