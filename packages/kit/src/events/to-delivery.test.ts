import { describe, expect, test } from '@jest/globals';
import { eventsByType } from '@theke/contracts/contracts';
import { configChanged } from '@theke/contracts/identity/config';
import { v7 as uuidv7 } from 'uuid';
import { toDelivery } from './to-delivery.ts';
import { createToEvent } from './to-event.ts';

describe("event data for a consumer in the publisher's process", () => {
  test.each([...eventsByType])('%s equals what other consumers parse', (_, { data, example }) => {
    const parsed = data.parse(example);
    expect(data.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
  });

  test('is checked on publishing and not again; events from elsewhere are checked', () => {
    const toEvent = createToEvent('identity', uuidv7, () => new Date());
    const event = toEvent(configChanged(uuidv7(), 1, configChanged.example), uuidv7());
    expect(toDelivery(event).data).toBe(event.data);
    expect(() => toDelivery({ ...event, id: uuidv7(), data: { config: 1 } })).toThrow();
  });
});
