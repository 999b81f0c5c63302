import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus browser APIs that Node provides: a router creates requests, which accept only Node's abort signals. */
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
