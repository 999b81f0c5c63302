// Workers inherit it: a run that goes over midnight keeps to the seeded folder that it began with (seed-template.ts).
export default function journeySetup() {
  process.env.THEKE_RUN_BEGAN ??= new Date().toISOString();
}
