/** Whether `npm run test:all` runs: new seeds, and every case and resource of which `npm test` takes a sample. */
export const isFullRun: boolean = process.env.THEKE_FULL_RUN === 'true';
