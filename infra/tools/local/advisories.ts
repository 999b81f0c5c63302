import { execFile } from 'node:child_process';
import { root } from './checkout.ts';

type Report = {
  vulnerabilities?: Record<string, { name: string; severity: string; isDirect: boolean; range: string }>;
};

/**
 * Known vulnerabilities of production dependencies, severity high and above; undefined if the registry did not answer.
 */
export function shippedAdvisories(): Promise<string[] | undefined> {
  // Exit code 1 means both "found some" and "registry unreachable": only the report tells them apart.
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
      { cwd: root, timeout: 60_000 },
      (_error, output) => resolve(parseAdvisories(output)),
    );
  });
}

/** Reads what `npm audit --json` printed. */
export function parseAdvisories(output: string): string[] | undefined {
  let report: Report;
  try {
    report = JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
  if (!report.vulnerabilities) return undefined;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}
