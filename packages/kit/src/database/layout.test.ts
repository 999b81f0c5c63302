import { expect, test } from '@jest/globals';
import pg from 'pg';
import { dataUrl, withSettings } from './layout.ts';

test('gives a service a database, or a schema if the URL names a platform database', () => {
  const own = new URL(dataUrl({ serverUrl: 'postgres://o@h:5/postgres', service: 'time-tracking' }));
  expect([own.pathname, own.search]).toEqual(['/theke_time_tracking', '']);
  const one = dataUrl({ serverUrl: 'postgres://o@h:5/theke_platform', service: 'time-tracking' });
  expect(one).toBe('postgres://o@h:5/theke_platform?options=-csearch_path%3Dtheke_time_tracking');
  // Another installation on that server.
  expect(new URL(dataUrl({ serverUrl: one, service: 'bus', prefix: 'b_' })).pathname).toBe('/b_bus');
});

test('adds settings to those in the URL, readable by the driver', () => {
  const url = withSettings('postgres://h/x?options=-csearch_path%3Da', { synchronous_commit: 'off' });
  const { connectionParameters } = new pg.Client(url) as unknown as { connectionParameters: { options: string } };
  expect(connectionParameters.options).toBe('-csearch_path=a -csynchronous_commit=off');
  expect(url).not.toContain('+');
});
