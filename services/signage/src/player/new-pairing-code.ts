import { randomInt } from 'node:crypto';
import { pairingAlphabet, pairingCodeLength } from '@theke/rules/signage/pairing-code';

export const newPairingCode = (): string =>
  Array.from({ length: pairingCodeLength }, () => pairingAlphabet[randomInt(pairingAlphabet.length)]).join('');
