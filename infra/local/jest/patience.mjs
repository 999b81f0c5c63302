// Jest takes testTimeout from the whole run only; this gives each project its own (jest.config.mjs: `globals.patience`).
import { jest } from '@jest/globals';

jest.setTimeout(globalThis.patience);
