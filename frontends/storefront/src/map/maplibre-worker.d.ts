/** The worker file as an asset; the default export is its URL (infra/tools/build/webpack-config.ts). */
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const address: string;
  export default address;
}
