import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what browsers have and Node brings along: a router makes requests of its own, and they take these signals. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      structuredClone,
    });
  }
}
