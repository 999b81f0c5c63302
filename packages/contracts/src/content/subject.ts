import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { number } from './content-value.ts';

const draft = z.strictObject({
  name: field(oneLine(200).min(1), 'Name'),
  isPublic: field(z.boolean(), 'Öffentlich').default(true),
  context: field(z.enum(['project', 'post']).nullable(), 'Verwendet für', {
    choices: { project: 'Projekte', post: 'Beiträge' },
    hint: 'Leer: für beide.',
  }).default(null),
  number,
});

type Subject = { name: string; one: string; label: { one: string; many: string }; example: z.input<typeof draft> };

/**
 * Defines a filter subject of posts and projects. Services, business sectors and topics have the same fields
 * (PROJECT-07).
 */
export const defineSubject = (subject: Subject) =>
  defineResource({
    service: 'content',
    ...subject,
    read: 'content.read',
    write: 'content.write',
    draft,
    serverFields: ['number'],
    unique: ['number'],
    toPublic: (one) => one,
    publicIf: ['isPublic'],
    inInit: 'never',
    filters: ['isPublic', 'context', 'number'],
    sorts: ['number'],
  });
