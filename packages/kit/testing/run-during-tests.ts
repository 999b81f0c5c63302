import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { z } from 'zod';
import type { ServiceDefinition, ServiceParts } from '../src/service.ts';
import { startForTest, type TestOptions, type TestService } from './start-for-test.ts';

/**
 * Starts a service before the tests of a file and stops it after them. A test fails if the service logs an error.
 * @returns a getter of the running service
 */
export function runDuringTests<C extends z.ZodObject, P extends ServiceParts>(
  definition: ServiceDefinition<C, P>,
  options?: TestOptions,
): () => TestService<P> {
  let service: TestService<P>;
  beforeAll(async () => {
    service = await startForTest(definition, options);
  });
  afterAll(() => service.stop());
  afterEach(() => expect(service.log.filter(({ level }) => level === 'error')).toEqual([]));
  return () => service;
}
