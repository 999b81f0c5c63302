// The health check of a container: ends with 0 when the part in it takes requests. The image needs no other program for it.
const { PORT } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/health/ready`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
