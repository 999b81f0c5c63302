import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitEvents } from './split-events.ts';

test('finds the events of a stream wherever its chunks end', () => {
  const stream = 'event: ready\ndata: {}\n\n: keep-alive\n\nevent: state\ndata: {}\n\n\n\ndata: x\n\nevent: st';
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
      const places = [0, ...cuts.sort((one, other) => one - other), stream.length];
      let rest = '';
      const names: string[] = [];
      for (const [index, place] of places.slice(1).entries()) {
        const split = splitEvents(rest + stream.slice(places[index], place));
        names.push(...split.names);
        rest = split.rest;
      }
      expect(names).toEqual(['ready', 'state', 'message']);
      expect(rest.trim()).toBe('event: st');
    }),
  );
});
