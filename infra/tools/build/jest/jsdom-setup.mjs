import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Browser APIs that jsdom lacks. There is no layout, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Range.prototype.getClientRects ??= () => [];
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
globalThis.DOMRect ??= class {
  top = 0;
  bottom = 0;
  left = 0;
  right = 0;
};
globalThis.CSS ??= { escape: (text) => text.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`), supports: () => false };
CSSStyleSheet.prototype.replaceSync ??= function replaceSync() {};
document.adoptedStyleSheets ??= [];
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});
// The abort signals are Node's (browser-environment.mjs), but jsdom accepts only its own.
const { addEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function listen(type, listener, options) {
  const { signal, ...rest } = typeof options === 'object' && options !== null ? options : { capture: options };
  signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  return addEventListener.call(this, type, listener, rest);
};
Element.prototype.scrollIntoView ??= function scrollIntoView() {};

// The library's default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
