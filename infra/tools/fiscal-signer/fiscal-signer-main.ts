// A till for trying out the fiscal port on this machine (docs/fiscal.md):
//   FISCAL_KEY=thk_... node infra/tools/fiscal-signer/fiscal-signer-main.ts http://localhost:8080 KASSE-1
// The key is an API key with the purpose "Kasse". Each start is a new till with new keys.
import { setTimeout as wait } from 'node:timers/promises';
import { answerOpenReceipts, type CallApi } from './answer-open-receipts.ts';
import { createLocalSigner } from './local-signer.ts';

const [address = '', register = ''] = process.argv.slice(2);
const key = process.env.FISCAL_KEY ?? '';

/** Signatures of this till are worthless, so that it only works with a platform on this machine. */
const isLocal = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

if (process.env.NODE_ENV === 'production' || !isLocal(address) || register === '' || key === '') {
  console.error('Usage: FISCAL_KEY=thk_... fiscal-signer-main.ts http://localhost:8080 KASSE-1');
  console.error('For tests on this machine only: it does not run in production and signs for no other host.');
  process.exit(1);
}

const call: CallApi = async (method, path, body) => {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: never }).data;
};

const signer = await createLocalSigner(register);
console.log(`Test till ${register} signs the receipts of ${address}.`);
for (;;) {
  try {
    const answered = await answerOpenReceipts(call, signer, register);
    if (answered > 0) console.log(`${answered} answered`);
  } catch (error) {
    console.error((error as Error).message);
  }
  await wait(2_000);
}
