// Jest reads testTimeout only for the whole run; this sets it per project (jest.config.mjs: `globals.timeoutMs`).
import { jest } from '@jest/globals';

jest.setTimeout(globalThis.timeoutMs);
