import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';

// What services, business sectors and topics have in common: posts and projects are found by them.

export const subjectName = field(oneLine(200).min(1), 'Name');
export const subjectPublic = field(z.boolean(), 'Öffentlich').default(true);
export const contextField = field(z.enum(['project', 'post']).nullable(), 'Verwendet für', {
  choices: { project: 'Projekte', post: 'Beiträge' },
  hint: 'Leer: für beide.',
}).default(null);
