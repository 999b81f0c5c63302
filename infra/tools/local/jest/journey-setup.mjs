// Workers inherit it: a run that passes midnight keeps its seeded folder (seed-template.ts).
export default function journeySetup() {
  process.env.THEKE_RUN_BEGAN ??= new Date().toISOString();
}
