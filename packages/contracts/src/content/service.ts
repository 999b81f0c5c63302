import { z } from 'zod';
import { defineResource } from '../resource.ts';
import { number } from './content-value.ts';
import { contextField, subjectName, subjectPublic } from './subject.ts';

/** What the firm does: posts and projects are found by it. */
export const services = defineResource({
  service: 'content',
  name: 'services',
  one: 'service',
  label: { one: 'Leistung', many: 'Leistungen' },
  draft: z.strictObject({ name: subjectName, isPublic: subjectPublic, context: contextField, number }),
  kept: ['number'],
  unique: ['number'],
  toPublic: (one) => one,
  publicIf: ['isPublic'],
  inInit: 'never',
  filters: ['isPublic', 'context', 'number'],
  sorts: ['number'],
  example: { name: 'Raumplanung' },
});
