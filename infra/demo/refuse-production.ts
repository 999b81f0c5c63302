/**
 * Prevents demo data and its public passwords in production, where they could be taken for real. @throws in production
 */
export function refuseProduction({ NODE_ENV }: { NODE_ENV?: string | undefined }): void {
  if (NODE_ENV === 'production') throw new Error('NODE_ENV=production: no demo data is made here.');
}
