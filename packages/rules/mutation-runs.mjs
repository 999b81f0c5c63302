// A mutant needs to be noticed, not explained: no shrinking, and as many runs as that takes.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 30, endOnFailure: true });
