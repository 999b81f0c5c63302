import { z } from 'zod';
import { defineResource } from '../resource.ts';
import { number } from './content-value.ts';
import { contextField, subjectName, subjectPublic } from './subject.ts';

/** What something is about: posts and projects are found by it. */
export const topics = defineResource({
  service: 'content',
  name: 'topics',
  one: 'topic',
  label: { one: 'Thema', many: 'Themen' },
  draft: z.strictObject({ name: subjectName, isPublic: subjectPublic, context: contextField, number }),
  kept: ['number'],
  unique: ['number'],
  toPublic: (one) => one,
  publicIf: ['isPublic'],
  inInit: 'never',
  filters: ['isPublic', 'context', 'number'],
  sorts: ['number'],
  example: { name: 'Ortskerne' },
});
