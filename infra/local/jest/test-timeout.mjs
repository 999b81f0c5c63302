// Jest takes testTimeout from the whole run only; this gives each project its own (jest.config.mjs: `globals.timeoutMs`).
import { jest } from '@jest/globals';

jest.setTimeout(globalThis.timeoutMs);
