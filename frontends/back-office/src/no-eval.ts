import { config } from 'zod';

// zod checks whether it may compile validators, which the content security policy reports as a violation.
// Must be imported first: the check runs with the first object schema.
config({ jitless: true });
