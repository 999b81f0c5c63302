import { config } from 'zod';

// zod asks whether it may compile its checks, and the content security policy reports the question as a violation.
// Imported first: the question is asked with the first object schema.
config({ jitless: true });
