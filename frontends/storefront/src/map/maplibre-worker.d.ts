/** The worker's file as it is: its address (infra/build/webpack-config.ts). */
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const address: string;
  export default address;
}
