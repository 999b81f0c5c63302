/** Demo data must not stand where it could be taken for real, nor its accounts' public passwords. @throws in production */
export function refuseProduction({ NODE_ENV }: { NODE_ENV?: string | undefined }): void {
  if (NODE_ENV === 'production') throw new Error('NODE_ENV=production: no demo data is made here.');
}
