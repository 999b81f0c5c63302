import { afterEach, expect, jest, test } from '@jest/globals';
import { onPreview, previewReady } from './preview.ts';

const outside = window.parent;
const standsIn = (parent: unknown) => Object.defineProperty(window, 'parent', { configurable: true, value: parent });
afterEach(() => void standsIn(outside));

const config = { shopName: 'Zwei' };
const data = { type: 'theke-preview', config };
const receive = (init: MessageEventInit) =>
  window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, data, ...init }));

// OFFICE-12
test('announces itself in the settings frame and accepts its messages only, until it is stopped', () => {
  const settings = document.createElement('iframe');
  document.body.append(settings);
  const parent = settings.contentWindow as Window;
  const postMessage = jest.spyOn(parent, 'postMessage').mockImplementation(() => undefined);
  standsIn(parent);
  const show = jest.fn();
  const leave = onPreview(show);
  expect(postMessage.mock.calls).toEqual([[previewReady, window.location.origin]]);
  receive({ source: parent, origin: 'https://elsewhere.example' });
  receive({ source: window });
  receive({ source: parent, data: 'theke-preview' });
  receive({ source: parent, data: null });
  expect(show).not.toHaveBeenCalled();
  receive({ source: parent });
  expect(show.mock.calls).toEqual([[config]]);
  leave();
  receive({ source: parent });
  expect(show).toHaveBeenCalledTimes(1);
});

test('ignores messages outside of a frame', () => {
  const show = jest.fn();
  onPreview(show);
  receive({ source: window });
  expect(show).not.toHaveBeenCalled();
});
