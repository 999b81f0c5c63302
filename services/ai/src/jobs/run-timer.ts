/** Timer of a job: runs it if no process did, and settles it if the process that ran it has died. */
export const runTimer = 'run-generation';
