import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

// What browsers have and jsdom has not.
Object.assign(globalThis, { TextEncoder, TextDecoder });
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

afterEach(cleanup);
