/** Whether `npm run test:all` runs: with fresh seeds, every case and every resource where `npm test` takes a sample. */
export const isFullRun: boolean = process.env.THEKE_FULL_RUN === 'true';
