import { expect, test } from '@jest/globals';
import { parseAdvisories } from './advisories.ts';

const hole = (name: string, severity: string) => ({ name, severity, isDirect: true, range: '<1.2.3' });

test('reports vulnerabilities of severity high and above', () => {
  const vulnerabilities = { a: hole('a', 'moderate'), b: hole('b', 'high'), c: hole('c', 'critical') };
  expect(parseAdvisories(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual([
    'b <1.2.3: high',
    'c <1.2.3: critical',
  ]);
});

test('returns nothing for a report without vulnerabilities', () => {
  expect(parseAdvisories(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual([]);
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}'])(
  'does not take a missing report for a clean one: %j',
  (output) => {
    expect(parseAdvisories(output)).toBeUndefined();
  },
);
