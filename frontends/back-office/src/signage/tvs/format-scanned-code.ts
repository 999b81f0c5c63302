import { formatPairingCode, pairingCodeLength, parsePairingCode } from '@theke/rules/signage/pairing-code';

/** The code as the screen shows it; empty if it cannot be one. */
export function formatScannedCode(scanned: string): string {
  const code = parsePairingCode(scanned);
  return code.length === pairingCodeLength ? formatPairingCode(code) : '';
}
