// A mutant only has to be detected: no shrinking, and enough runs to detect it.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 30, endOnFailure: true });
