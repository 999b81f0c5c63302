import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { limits } from '../../../frontends/back-office/src/gateway/operations/condition-of.ts';
import { root } from '../../tools/local/checkout.ts';

const rule = z.strictObject({
  alert: z.string().regex(/^Theke[A-Z]\w+$/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+m$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), description: z.string().regex(/\.$/) }),
});
const file = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = file.parse(parse(read('infra/deploy/prometheus/alerts.yml'))).groups.flatMap((group) => group.rules);

const isBalanced = (expr: string): boolean =>
  [/[()]/g, /[{}]/g, /[[\]]/g].every((pair) => {
    const found = expr.match(pair) ?? [];
    return found.filter((one) => '({['.includes(one)).length * 2 === found.length;
  });

test('every alert has a unique name, a summary, a description and a balanced expression', () => {
  expect(rules.length).toBeGreaterThan(8);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  expect(rules.filter(({ expr }) => !isBalanced(expr))).toEqual([]);
});

test.each([
  ['ThekeEventsLate', limits.eventLag],
  ['ThekeQueueGrows', limits.waiting],
  ['ThekeOutboxStuck', limits.outboxAge],
])('%s has the limit of the back office', (name, limit) => {
  expect(rules.find(({ alert }) => alert === name)?.expr).toMatch(new RegExp(`> ${limit}$`));
});

const panel = z.looseObject({
  id: z.int(),
  title: z.string(),
  gridPos: z.strictObject({ h: z.int(), w: z.int(), x: z.int(), y: z.int() }),
  targets: z.array(z.looseObject({ expr: z.string() })).default([]),
});

test('the dashboard’s panels have unique ids and do not overlap', () => {
  const { panels } = z
    .looseObject({ panels: z.array(panel) })
    .parse(JSON.parse(read('infra/deploy/grafana/theke.json')));
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { h, w, x, y } }) =>
    Array.from({ length: h * w }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.flatMap(({ targets }) => targets).filter(({ expr }) => !isBalanced(expr))).toEqual([]);
});
