import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// What browsers have and jsdom has not; there is no layout, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
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
Element.prototype.scrollIntoView ??= function scrollIntoView() {};

// A second, the library's own, is too short on a machine that does other things too.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
