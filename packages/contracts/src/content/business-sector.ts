import { z } from 'zod';
import { defineResource } from '../resource.ts';
import { number } from './content-value.ts';
import { contextField, subjectName, subjectPublic } from './subject.ts';

/** Where the firm works: posts and projects are found by it. */
export const businessSectors = defineResource({
  service: 'content',
  name: 'business-sectors',
  one: 'business-sector',
  label: { one: 'Geschäftsfeld', many: 'Geschäftsfelder' },
  draft: z.strictObject({ name: subjectName, isPublic: subjectPublic, context: contextField, number }),
  kept: ['number'],
  unique: ['number'],
  toPublic: (one) => one,
  publicIf: ['isPublic'],
  inInit: 'never',
  filters: ['isPublic', 'context', 'number'],
  sorts: ['number'],
  example: { name: 'Gemeindeentwicklung' },
});
