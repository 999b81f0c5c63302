import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// What browsers have and jsdom has not; there is no layout, so nothing ever changes its size.
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
// The signals are Node's (browser-environment.mjs), and jsdom takes only its own.
const { addEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function listen(type, listener, options) {
  const { signal, ...rest } = typeof options === 'object' && options !== null ? options : { capture: options };
  signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  return addEventListener.call(this, type, listener, rest);
};
Element.prototype.scrollIntoView ??= function scrollIntoView() {};

// A second, the library's own, is too short on a machine that does other things too.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
